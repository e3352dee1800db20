/** Numbers in the unit that the field names, and of the size that the thing has. */
import type { Draft } from '../draft';
import type { Persona } from '../persona/persona';
import { heightOf, weightOf } from '../persona/stature';
import { number } from './drafts';
import { textsOf } from './field-hints';
import type { GenerateContext, Generator } from './generator';
import { money } from './money';

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

/** What is paid for a span of time or a single word, in multiples of a euro's unit; what is dearer than most goes first. */
const periods: readonly (readonly [says: RegExp, low: number, high: number, unit: number])[] = [
  [
    /\b(rent|mortgage|miete|\p{L}*miete|loyer|alquiler|arriendo|aluguel|affitto|huur\p{L}*|czynsz|hyra|husleie)\b|аренд|賃料|家賃|租金|월세/iu,
    ...([45, 240, 10] as const),
  ],
  [/\b(per word|pro wort|par mot|por palabra|a parola|per woord|za słowo)\b|за слово/iu, 6, 20, 0.01],
  [
    /\b(hourly|per hour|hour rate|stundensatz|stundenlohn|pro stunde|taux horaire|par heure|tarifa por hora|por hora|uurtarief)\b|時給|시급/iu,
    ...([15, 95, 1] as const),
  ],
  [
    /\b(daily|nightly|(?:per|a|each) (?:day|night)|pro (?:tag|nacht)|tagess\p{L}+|par (?:jour|nuit)|por (?:d[ií]a|noche|noite)|al giorno|a notte|per (?:dag|nacht))\b/iu,
    ...([20, 180, 1] as const),
  ],
  [
    /\b(weekly|(?:per|a|each) week|pro woche|wöchentlich\p{L}*|par semaine|por semana|a settimana|per week)\b/iu,
    ...([8, 70, 5] as const),
  ],
  [
    /\b(monthly|(?:per|a|each) month|pro monat|monatlich\p{L}*|mensuel\p{L}*|par mois|mensual|al mes|mensal|por mês|mensile|al mese|per maand)\b/iu,
    ...([4, 60, 10] as const),
  ],
  [
    /\b(annual(?:ly)?|yearly|(?:per|a|each) year|pro jahr|jährlich\p{L}*|jahres\p{L}+|annuel\p{L}*|par an|anual|al año|por ano|annuale|annuo|all['’]anno|per jaar)\b/iu,
    ...([15, 280, 10] as const),
  ],
];
const dwelling =
  /\b(property|house|home|apartment|flat|asking|immobilie|haus|wohnung|maison|vivienda|im[óo]vel|casa)\b/iu;

/** What a label says to be paid by the hour, day, month, year or word; null where it names none of them. */
export function pricePer(context: GenerateContext): Draft | null {
  const texts = textsOf(context.field);
  const found = periods.find(([says]) => says.test(texts));
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
