/** Whether an application's model holds what a field shows, however the model writes it. */
import type { FieldDescriptor } from '../../utils/pipeline';
import { folded } from '../../utils/field/saying/folded';
import { isoDay } from '../../utils/moment/moment';
import { momentOf } from '../../utils/moment/read-moment';

/** Fewest digits of a telephone number. */
const leastDigits = 7;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * @param state the model as JSON
 * @param holds what the field shows: a text, a list of chosen options, a number, a date or a time
 */
export function modelAgrees(state: string, field: FieldDescriptor, holds: string): boolean {
  if (holds === '' || ['check', 'file', 'drawing', 'color'].includes(field.control)) return true;
  if (field.control === 'text' && field.type === 'password') return true;
  if (squeezed(state).includes(squeezed(holds)) || isCounted(state, holds)) return true;
  if (isNational(state, holds) || isQuarterOf(state, holds) || isWeekOf(state, holds)) return true;
  return partsOf(holds).every((part) =>
    [part, valueOf(field, part), lastStepOf(part)].some((meant) => hasPart(state, meant)),
  );
}

/** Where a path is shown, many models hold but its end. */
function lastStepOf(part: string): string {
  return part.split(' / ').at(-1) ?? part;
}

/** "3 options selected"; "Fern, + 2" says two more than it names. */
function isCounted(state: string, holds: string): boolean {
  const model: unknown = JSON.parse(state);
  if (!Array.isArray(model)) return false;
  const [, shown = '', more] = /^(?:(.+), )?\D*(\d+)\D*$/.exec(holds) ?? [];
  const named = shown.split(', ').filter(Boolean);
  return model.length === named.length + Number(more) && named.every((one) => hasPart(state, one));
}

/** "4045550196" of "+1 (404) 555-0196", where the mask draws the country's code. */
function isNational(state: string, holds: string): boolean {
  const [model, shown] = [state, holds].map((text) => text.replace(/\D/g, '')) as [string, string];
  return holds.startsWith('+') && model.length >= leastDigits && shown.endsWith(model);
}

/** "2026-Q4" of a day in it. */
function isQuarterOf(state: string, holds: string): boolean {
  const [, year, quarter] = /^(\d{4})-?Q([1-4])$/.exec(holds) ?? [];
  const day = new Date(String(JSON.parse(state)));
  return day.getFullYear() === Number(year) && Math.ceil((day.getMonth() + 1) / 3) === Number(quarter);
}

/** "2026-46" of a day in it, as ISO 8601 counts weeks. */
function isWeekOf(state: string, holds: string): boolean {
  const [, year, week] = /^(\d{4})-W?(\d{1,2})$/.exec(holds) ?? [];
  const model: unknown = JSON.parse(state);
  const first = momentOf([`${year}-W${String(week).padStart(2, '0')}`]).day;
  if (!first || typeof model !== 'string') return false;
  const days = (Date.parse(model.slice(0, 10)) - Date.parse(isoDay(first))) / 86_400_000;
  return days >= 0 && days < 7;
}

/** The value behind an option's text; of stars their number. */
function valueOf(field: FieldDescriptor, text: string): string {
  if (field.control !== 'choice') return text;
  if (field.type === 'rating') return /\d+/.exec(text)?.[0] ?? text;
  return field.options.find((option) => option.text === text)?.value || text;
}

const squeezed = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

/** "4 of 5" is 4. */
function partsOf(holds: string): string[] {
  return holds
    .replace(/^(\d+) (?:(?:out )?of|\/) \d+$/, '$1')
    .split(/, |\n/)
    .filter(Boolean);
}

function hasPart(state: string, part: string): boolean {
  if (squeezed(state).includes(squeezed(part))) return true;
  const held = [...numbersOf(state), ...amountsOf(state), ...countedMonths(state), ...instantsIn(state)];
  return [numbersOf(part), amountsOf(part)].some(
    (numbers) =>
      numbers.length > 0 && numbers.every((number) => held.some((one) => one === number || isYearOf(one, number))),
  );
}

/** Milliseconds since 1970, as the page's clock tells them. */
function instantsIn(state: string): number[] {
  const days = (state.match(/(?<!\d)1\d{12}(?!\d)/g) ?? []).map((count) => new Date(Number(count)));
  return days.flatMap((day) => [
    day.getFullYear(),
    day.getMonth() + 1,
    day.getDate(),
    day.getHours(),
    day.getMinutes(),
  ]);
}

/** 2027 is shown as 27 by some. */
const isYearOf = (year: number, short: number) => year > 1900 && year < 2100 && year % 100 === short;

/** Models of a month and a year count months from 0, as the language does. */
function countedMonths(state: string): number[] {
  const month = /"month":(\d+),"year"/.exec(state)?.[1];
  return month === undefined ? [] : [Number(month) + 1];
}

/** The amounts in a text, with their decimals: 1464 of "$1,464.00" and of "1.464,00 €". */
function amountsOf(text: string): number[] {
  const pointed = /\d,\d{1,2}(?!\d)/.test(text) ? text.replace(/\.(?=\d{3})/g, '').replace(/,/g, '.') : text;
  return (pointed.replace(/,(?=\d{3})/g, '').match(/\d+(\.\d+)?/g) ?? []).map(Number);
}

/** The numbers in a text; months by name and afternoon hours count as numbers. */
function numbersOf(text: string): number[] {
  const isAfternoon = /\d\s*pm\b/i.test(text);
  const isMidnight = /\b12:\d\d(:\d\d)?\s*am\b/i.test(text);
  const plain = text.replace(
    /(?<![\d:])(\d{1,2})(?=:\d\d(:\d\d)?\s*[ap]m)/gi,
    (hour) => `${isAfternoon ? (Number(hour) % 12) + 12 : isMidnight ? 0 : hour}`,
  );
  const named = months.findIndex((month) => new RegExp(`\\b${month}`, 'i').test(plain));
  const digits = (plain.match(/\d+/g) ?? []).map(Number);
  return named < 0 ? digits : [...digits, named + 1];
}
