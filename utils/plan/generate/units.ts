/** Numbers in the unit that the field names, and of the size that the thing has. */
import type { Draft } from '../draft';
import type { Persona } from '../persona/persona';
import { heightOf, weightOf } from '../persona/stature';
import { number } from './drafts';
import { textsOf } from './field-hints';
import type { GenerateContext, Generator } from './generator';
import { money } from './money';
import { matches } from '../pattern-of';

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

/** The area of a home, in square metres where nothing else is said. */
export const area: Generator = ({ stream, field }) => {
  const metres = stream.int(38, 180);
  return inSquareFeet.test(textsOf(field)) ? number(metres * 11, 400, 2500) : number(metres, 30, 250);
};

const dwelling =
  /\b(property|house|home|apartment|flat|asking|immobilie|haus|wohnung|maison|vivienda|im[óo]vel|casa)\b/iu;

/** What a label says to be paid by the hour, day, month, year or word; null where it names none of them. */
export function pricePer(context: GenerateContext): Draft | null {
  const texts = textsOf(context.field);
  const found = context.persona.locale.asks.table.paidPer.find(([says]) => matches(says, texts));
  return found ? anyOf(context, found[1], found[2], found[3]) : null;
}

/** A price of the size that the thing has; of an everyday thing where nothing is said. */
export const price: Generator = (context) => {
  const inPeriod = pricePer(context);
  if (inPeriod) return inPeriod;
  if (dwelling.test([textsOf(context.field), ...context.field.formTexts].join(' ')))
    return anyOf(context, 120, 890, 1000);
  return anyOf(context, 500, 20_000, 0.01);
};

/** @param unit the multiple, in euro, in which such prices are told */
function anyOf({ persona, stream }: GenerateContext, low: number, high: number, unit: number): Draft {
  return money(persona, stream.int(low, high) * unit, low * unit, high * unit, unit >= 1);
}
