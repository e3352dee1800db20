/** Days that the cells of a calendar tell themselves: in attributes, in labels. */
import { isDisabled } from '../widget/visible';
import { dayOf, fromDate, type Day } from './day';

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
export function toldDays(elements: readonly Element[]): DayCell[] {
  return elements.flatMap((element) => {
    const day = element.matches(cellSelector) ? dayOfCell(element) : null;
    return day ? [{ element, cell: element, day, isDisabled: isOff(element) }] : [];
  });
}

function isOff(cell: Element): boolean {
  const button = cell.querySelector('button, [role=button]');
  return isDisabled(cell) || (button !== null && isDisabled(button));
}

/** What day a cell stands for, by what it says of itself. @returns null where it says nothing */
function dayOfCell(cell: Element): Day | null {
  if ((cell.textContent ?? '').length > 60) return null;
  for (const owner of [cell, ...cell.querySelectorAll(tellers)]) {
    const parts = numbersOf(owner);
    if (parts) return parts;
    for (const name of tellingNames(owner)) {
      const day = spelled(owner.getAttribute(name) ?? '');
      if (day) return asNumbered(day, cell);
    }
  }
  return null;
}

/** Of `02/11/2026` the cell itself shows which number is the day. */
function asNumbered({ year, month, day }: Day, cell: Element): Day {
  const shown = Number(/^\s*(\d{1,2})\s*$/.exec(cell.textContent ?? '')?.[1] ?? day);
  return shown === month && shown !== day ? { year, month: day, day: month } : { year, month, day };
}

/** A date in words is read by people; digits in attributes may count months from 0 (PrimeNG). */
function tellingNames(owner: Element): readonly string[] {
  return /\p{L}{3}/u.test(owner.getAttribute('aria-label') ?? '') ? ['aria-label', ...dayTexts] : dayTexts;
}

/** jQuery UI and Air Datepicker keep year and month (from 0) apart from `data-date`; Ionic has `data-day`, months from 1. */
function numbersOf(cell: Element): Day | null {
  const year = cell.getAttribute('data-year');
  const month = cell.getAttribute('data-month');
  const own = cell.getAttribute('data-day');
  const day = cell.getAttribute('data-date') ?? own ?? cell.textContent;
  if (!year || !month || !day || !/^\d{1,2}$/.test(day.trim())) return null;
  return { year: Number(year), month: Number(month) + (own === null ? 1 : 0), day: Number(day) };
}

/** A date in words: "Choose Thursday, December 3rd, 2026". */
function spelled(text: string): Day | null {
  if (/^\d{4}-\d{1,2}-\d{1,2}/.test(text)) return dayOf(text);
  if (!/(?<!\d)\d{4}(?!\d)/.test(text) || text.length > 80) return null;
  const plain = text
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/^[^\d]*?(?:day,?|Choose|Selected|Today,?)\s+/gi, '');
  const time = Date.parse(plain.replace(/^\p{L}+,\s*/u, '').replace(/,?\s*(selected|today|available).*$/i, ''));
  return Number.isNaN(time) ? dayOf(text) : fromDate(new Date(time));
}
