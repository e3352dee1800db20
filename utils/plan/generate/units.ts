/** Numbers in the unit that the field names, and of the size that the thing has. */
import type { AskTable } from '../asks/ask-data';
import type { Draft } from '../draft';
import type { Persona } from '../persona/persona';
import { heightOf, weightOf } from '../persona/stature';
import { number } from './drafts';
import type { GenerateContext, Generator } from './generator';
import { money } from './money';
import { labelOf, textsOf } from '../label-of';
import { matches, matchesFolded } from '../pattern-of';
import { fold } from '../recognise/texts/fold';

const inPounds = /\b(lbs?|pounds?)\b/i;
const inStone = /\b(st|stone)\b/i;
const inInches = /\b(in|inch(es)?)\b|\(["”]\)/i;
const inFeet = /\b(ft|feet|foot)\b/i;
const inMetres = /\((m|mtr?s?)\)|\bmet(er|re)s?\b/i;
const inSquareFeet = /\b(sq\.? ?f(t|eet)|square (feet|footage)|ft²|sqft)/i;

/** A person's height, in centimetres where nothing else is said. */
export const height: Generator = ({ persona, field, recognition }) => {
  const centimetres = heightOf(bodyOf(persona));
  const least = Math.min(150, centimetres);
  const texts = textsOf(field);
  if (/\bcm\b|centim/i.test(texts)) return number(centimetres, least, 200);
  if (inInches.test(texts) && !inFeet.test(texts)) {
    const inches = Math.round(centimetres / 2.54);
    // A second box for the height holds what the feet leave over.
    return recognition.nth ? number(inches % 12, 0, 11) : number(inches, Math.min(59, inches), 79);
  }
  if (inFeet.test(texts)) {
    const feet = Math.floor(Math.round(centimetres / 2.54) / 12);
    return number(feet, Math.min(5, feet), 6, 1);
  }
  return inMetres.test(texts) ? number(centimetres / 100, least / 100, 2, 2) : number(centimetres, least, 200);
};

function bodyOf({ role, name: { sex }, age, locale: { country }, fact }: Persona) {
  return { role, sex, age, country, fact };
}

/** A person's weight, in kilograms where nothing else is said. */
export const weight: Generator = ({ persona, field }) => {
  const kilograms = weightOf(bodyOf(persona));
  const least = Math.min(45, kilograms);
  const texts = textsOf(field);
  if (inPounds.test(texts)) return number(Math.round(kilograms * 2.2046), Math.round(least * 2.2046), 265);
  return inStone.test(texts)
    ? number(Math.round(kilograms / 6.35), Math.round(least / 6.35), 19)
    : number(kilograms, least, 120);
};

/** The area of what the label names, else of a home; in square metres where nothing else is said. */
export const area: Generator = ({ stream, field, persona }) => {
  const said = fold(labelOf(field));
  const named = persona.locale.asks.table.extents.areas.find(([says]) => matchesFolded(says, said));
  const [, low, high] = named ?? ['', 38, 180];
  const metres = stream.int(low, high);
  const [least, most] = named ? [low, high] : [30, 250];
  return inSquareFeet.test(textsOf(field)) ? number(metres * 11, least * 11, most * 11) : number(metres, least, most);
};

/** What a vehicle has done, by its sort: a bicycle less than a car. */
export const mileage: Generator = ({ stream, field, persona }) => {
  const said = fold([labelOf(field), ...field.formTexts].join(' \n '));
  const [, low, high] = persona.locale.asks.table.extents.distances.find(([says]) => matchesFolded(says, said)) ?? [
    '',
    12_000,
    140_000,
  ];
  const step = low >= 10_000 ? 1000 : 10;
  return number(stream.int(low / step, high / step) * step, low, high);
};

const dwelling =
  /\b(property|house|home|apartment|flat|asking|immobilie|haus|wohnung|maison|vivienda|im[óo]vel|casa)\b/iu;

/** What a label says to be paid by the hour, day, month, year or word; null where it names none of them. */
export function pricePer(context: GenerateContext): Draft | null {
  const found = paidPerIn(context);
  return found ? anyOf(context, found[1], found[2], found[3]) : null;
}

/** What a label says to be paid for each of several people, more of a journey; null where it does not. */
export function pricePerHead(context: GenerateContext): Draft | null {
  const [, low = 0, high = 0, unit = 0, ofJourney] = paidPerIn(context) ?? [];
  if (ofJourney === undefined) return null;
  const { field, persona } = context;
  const isJourney = matches(persona.locale.asks.table.tense.journey, [labelOf(field), ...field.formTexts].join(' \n '));
  return anyOf(context, low, high, isJourney ? unit * ofJourney : unit);
}

/** The row of the table that such a label is of. */
export function paidPerIn({ field, persona }: GenerateContext): AskTable['paidPer'][number] | undefined {
  const texts = textsOf(field);
  return persona.locale.asks.table.paidPer.find(([says]) => matches(says, texts));
}

/** A price of the size that the thing has; of an everyday thing where nothing is said. */
export const price: Generator = (context) => pricePer(context) ?? worth(context) ?? anyOf(context, 500, 20_000, 0.01);

/** By what its label says is paid for, else, of the value of whatever the form is of, by the form; null where neither says. */
function worth(context: GenerateContext): Draft | null {
  const { label, form, ofAll } = context.persona.locale.asks.table.worth;
  const said = fold(labelOf(context.field));
  const named = label.find(([says]) => matchesFolded(says, said));
  if (named) return anyOf(context, named[1], named[2], named[3]);
  if (dwelling.test(said)) return anyOf(context, ...homes);
  if (!matchesFolded(ofAll, said)) return null;
  const about = fold(context.field.formTexts.join(' '));
  const thing = form.find(([says]) => matchesFolded(says, about));
  if (thing) return anyOf(context, thing[1], thing[2], thing[3]);
  return dwelling.test(about) ? anyOf(context, ...homes) : null;
}

/** What a home costs: from, to, in so many euros. */
const homes = [120, 890, 1000] as const;

/** @param unit the multiple, in euro, in which such prices are told */
function anyOf({ persona, stream }: GenerateContext, low: number, high: number, unit: number): Draft {
  return money(persona, stream.int(low, high) * unit, low * unit, high * unit, unit >= 1);
}
