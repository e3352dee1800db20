/** Days that the cells of a calendar tell themselves: in attributes, in labels. */
import { attribute, attributeOf, findAll, findFirst, isMatch, textContentOf } from '../../dom/nodes';
import { isDisabled } from '../saying/disabled';
import { fromDate, type Day } from '../../moment/moment';
import { dayOf } from '../../moment/read-moment';
import { monthNamed } from './month-names';

export interface DayCell {
  /** What is pressed: where the number stands, or the cell itself. */
  readonly element: Element;
  /** All that shows the day and no other. */
  readonly cell: Element;
  readonly day: Day;
  readonly isDisabled: boolean;
}

const cellSelector =
  '[role=gridcell], [role=option][class*=day i], td, button[class*=day i], button[aria-label], [class*=day i][aria-label], [data-day], [data-date], [class*=cell i][data-year], [data-timestamp], [data-sap-timestamp]';
const tellers = '[aria-label], [data-date], [data-day], [data-value], time';
const dayTexts = ['data-date', 'data-day', 'datetime', 'aria-label', 'title', 'data-value'];

/** @param elements what stands in the calendar */
export function daysFromAttributes(elements: readonly Element[]): DayCell[] {
  const first = firstMonthOf(elements);
  return elements.flatMap((element) => {
    const day = isMatch(element, cellSelector) ? dayOfCell(element, first) : null;
    return day ? [{ element, cell: element, day, isDisabled: isOff(element) }] : [];
  });
}

function isOff(cell: Element): boolean {
  const button = findFirst(cell, 'button, [role=button]');
  return isDisabled(cell) || (button !== null && isDisabled(button));
}

/** What day a cell stands for, by what it says of itself. @returns null where it says nothing */
function dayOfCell(cell: Element, firstMonth: FirstMonth): Day | null {
  if ((textContentOf(cell) ?? '').length > 60) return null;
  for (const owner of [cell, ...findAll(cell, tellers)]) {
    const parts = numbersOf(owner);
    if (parts) return { ...parts, month: parts.month + 1 - firstMonth };
    const stamped = stampedDay(owner);
    if (stamped) return stamped;
    for (const name of tellingNames(owner)) {
      const day = spelled(attribute(owner, name));
      if (day) return asNumbered(day, cell);
    }
  }
  return null;
}

/** By milliseconds since 1970, in the zone whose day is the number that the cell shows (MUI X). */
function stampedDay(cell: Element): Day | null {
  const stamp = attribute(cell, 'data-timestamp');
  if (!/^-?\d{9,13}$/.test(stamp)) return null;
  const date = new Date(Number(stamp));
  const universal = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  const shown = Number(textContentOf(cell));
  return [fromDate(date), universal].find(({ day }) => day === shown) ?? null;
}

/** Of `02/11/2026` the cell itself shows which number is the day. */
function asNumbered({ year, month, day }: Day, cell: Element): Day {
  const shown = Number(/^\s*(\d{1,2})\s*$/.exec(textContentOf(cell) ?? '')?.[1] ?? day);
  return shown === month && shown !== day ? { year, month: day, day: month } : { year, month, day };
}

/** A date in words is read by people; digits in attributes may count months from 0 (PrimeNG). */
function tellingNames(owner: Element): readonly string[] {
  return /\p{L}{3}/u.test(attribute(owner, 'aria-label')) ? ['aria-label', ...dayTexts] : dayTexts;
}

/** Year, month and day apart, the month as the page counts it (jQuery UI, Air Datepicker, Ionic, Materialize). */
function numbersOf(cell: Element): Day | null {
  const year = attributeOf(cell, 'data-year');
  const month = attributeOf(cell, 'data-month');
  const day = attributeOf(cell, 'data-date') ?? attributeOf(cell, 'data-day') ?? textContentOf(cell);
  if (!year || !month || !day || !/^\d{1,2}$/.test(day.trim())) return null;
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** What the page calls January in its attributes. */
type FirstMonth = 0 | 1;

const daysIn = (year: number, month: number) => new Date(year, month, 0).getDate();

/**
 * Whether attributes count months from 0, as scripts do, or from 1: a month that stands whole in the calendar has the
 * length of one of the two. July and August can't be told apart so; `data-day` mostly goes with months from 1 there.
 */
function firstMonthOf(elements: readonly Element[]): FirstMonth {
  const months = new Map<string, Day[]>();
  for (const day of elements.flatMap((element) => numbersOf(element) ?? [])) {
    const key = `${day.year} ${day.month}`;
    months.set(key, [...(months.get(key) ?? []), day]);
  }
  for (const [{ year, month }, length] of [...months.values()].map((days) => [days[0]!, lengthOf(days)] as const)) {
    const isFrom = (first: FirstMonth) =>
      month >= first && month <= 11 + first && length === daysIn(year, month + 1 - first);
    if (isFrom(0) !== isFrom(1)) return isFrom(0) ? 0 : 1;
  }
  return elements.some((element) => isMatch(element, '[data-month][data-day]')) ? 1 : 0;
}

/** How many days a month has that stands whole in the calendar; 0 for part of one. */
function lengthOf(days: readonly Day[]): number {
  const numbers = new Set(days.map(({ day }) => day));
  return Math.max(...numbers) === numbers.size ? numbers.size : 0;
}

/** A date in words: "Choose Thursday, December 3rd, 2026". */
function spelled(text: string): Day | null {
  if (/^\d{4}-\d{1,2}-\d{1,2}/.test(text)) return dayOf(text);
  if (!/(?<!\d)\d{4}(?!\d)/.test(text) || text.length > 80) return null;
  return withMonthName(text) ?? parsed(text) ?? dayOf(text);
}

/** One name of a month, in any language, beside a day and a year: "décembre 3, 2026". */
function withMonthName(text: string): Day | null {
  const months = (text.match(/\p{L}+/gu) ?? []).flatMap((word) => monthNamed(word, 'en') ?? []);
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const year = numbers.find((number) => number > 31);
  const day = numbers.find((number) => number >= 1 && number <= 31);
  const [month] = months;
  if (!month || !year || !day || months.length > 1 || numbers.length > 2) return null;
  return { year, month, day };
}

function parsed(text: string): Day | null {
  const plain = text
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/^[^\d]*?(?:day,?|Choose|Selected|Today,?)\s+/gi, '');
  const time = Date.parse(plain.replace(/^\p{L}+,\s*/u, '').replace(/,?\s*(selected|today|available).*$/i, ''));
  return Number.isNaN(time) ? null : fromDate(new Date(time));
}
