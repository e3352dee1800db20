/** Spans of time say what they are counted in where the label does not: "Lieferzeit" takes "9 Tage", "Lieferzeit (Tage)" takes 9. */
import type { AskTable } from '../asks/ask-data';
import { asksCount } from '../asks/find-ask';
import { rateAt, unitsAt, unitsIn } from '../asks/units';
import type { Draft, TimeUnit } from '../draft';
import { matches } from '../pattern-of';
import { number } from './drafts';
import { textsOf } from '../label-of';
import type { GenerateContext, Generator } from './generator';

/** Measures of `asks/table.json` as `Intl` calls them. */
const units: Readonly<Record<string, TimeUnit>> = {
  min: 'minute',
  h: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
};
/** Told as a bare number by everybody: an age, and nights, which are no days. */
const bare: ReadonlySet<string> = new Set(['driver-age', 'age-limit', 'age-years', 'nights']);
/** Where less fits in, only the number does. */
const shortestLine = 12;

/** @param id of an amount @returns what the table counts it in; null where that is no time */
export function timeUnitOf(id: string, { measures }: AskTable): TimeUnit | null {
  const measure = Object.keys(units).find((unit) => measures[unit]?.includes(id));
  return measure && !bare.has(id) ? units[measure]! : null;
}

/** The number with its unit, where the field is a line of words that names none. */
export function inTime(draft: Draft, unit: TimeUnit | null, context: GenerateContext): Draft {
  return unit && draft.is === 'number' && takesUnit(context) ? { ...draft, unit } : draft;
}

function takesUnit({ field, persona }: GenerateContext): boolean {
  if (field.control !== 'text' || field.type !== 'text' || field.pattern || field.mask) return false;
  if (field.inputMode === 'numeric' || field.inputMode === 'decimal') return false;
  if ((field.maxLength ?? shortestLine) < shortestLine) return false;
  if (field.texts.some(({ source, text }) => source === 'placeholder' && showsSpan(text))) return true;
  const texts = textsOf(field);
  if (field.texts.some(({ text }) => /\d/.test(text)) || asksCount(texts, persona.locale.asks)) return false;
  return [...unitsIn(texts), ...unitsAt(field), ...rateAt(field)].length === 0;
}

/** "e.g. 2 years 3 months" is an answer; "in months" would be what its number is counted in. */
function showsSpan(placeholder: string): boolean {
  return /\d ?\p{L}{2}/u.test(placeholder) && unitsIn(placeholder.replace(/\d+ ?/g, '')).some((unit) => unit in units);
}

/** How long something takes, in minutes where nothing asks for words. */
export const duration: Generator = (context) => {
  const { stream } = context;
  if (!takesUnit(context)) return number(stream.int(15, 120), 15, 120);
  const said = [textsOf(context.field), context.field.formTexts.join(' ')];
  const { lasts } = context.persona.locale.asks.table;
  const found = said.flatMap((text) => lasts.filter(([says]) => matches(says, text)))[0];
  const [, unit, low, high] = found ?? (['', 'hour', 2, 6] as const);
  return inTime(number(stream.int(low, high), low, high), unit, context);
};
