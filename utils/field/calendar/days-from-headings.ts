/** Days of calendars whose cells show a number only: month and year stand in a heading. */
import { attribute, childElementsOf, isMatch, localNameOf, parentElementOf, textContentOf } from '../../dom/nodes';
import { isDisabled } from '../saying/disabled';
import { isShown } from '../widget/visible';
import { cellAround, elementsBelow, grouped, ownText, upTo } from './look';
import { headingOf } from './month-names';
import type { DayCell } from './days-from-attributes';

interface Numbered {
  /** The innermost element that shows the number. */
  readonly holder: Element;
  readonly cell: Element;
  readonly number: number;
}

/** A month has at least that many days. */
const leastDays = 28;
const weekNumbers =
  'th, [role=rowheader], [class*=week-num i], [class*=weeknum i], [class*=week_num i], [class*=isoweek i], .week, .cw';

/** The days of each month that stands in a box, by its heading. */
export function daysFromHeadings(root: Element, elements: readonly Element[], language: string): DayCell[] {
  const numbers = elements.flatMap((holder) => numberedAt(holder, root));
  return grouped(numbers, ({ cell }) => cell, root, leastDays).flatMap(({ box, items }) => {
    const run = monthRun(items);
    const heading =
      run.length < leastDays ? null : headingFor(box, root, new Set(numbers.map(({ holder }) => holder)), language);
    if (!heading) return [];
    return run.map(({ holder, cell, number }) => ({
      element: holder,
      cell,
      day: { ...heading, day: number },
      isDisabled: [holder, cell, ...upTo(holder, cell)].some(isDisabled),
    }));
  });
}

function numberedAt(holder: Element, root: Element): Numbered[] {
  const text = ownText(holder);
  if (!/^\d{1,2}$/.test(text) || localNameOf(holder) === 'option') return [];
  const number = Number(text);
  const cell = cellAround(holder, text, root);
  const isDay = number >= 1 && number <= 31 && !isMatch(holder, weekNumbers) && !isMatch(cell, weekNumbers);
  return isDay ? [{ holder, cell, number }] : [];
}

/** From the first 1 up, as long as the numbers count on: what stands before and after belongs to other months. */
function monthRun(items: readonly Numbered[]): Numbered[] {
  for (let start = 0; start < items.length; start++) {
    if (items[start]!.number !== 1) continue;
    const run: Numbered[] = [];
    for (const item of items.slice(start)) {
      if (item.number === run.length + 1) run.push(item);
      else if (item.number === 1) break;
    }
    if (run.length >= leastDays) return run;
  }
  return [];
}

/**
 * Month and year of the heading nearest to a box: in it, else beside it, else around it. Where each of several months is
 * named by itself, what stands around them says the year of the first.
 */
function headingFor(
  box: Element,
  root: Element,
  apart: ReadonlySet<Element>,
  language: string,
): { year: number; month: number } | null {
  let own: number | null = null;
  for (const at of [box, ...(box === root ? [] : upTo(box, root))]) {
    const { year, month } = headingIn(at, apart, language);
    if (year !== null && month !== null)
      return { year: own !== null && own < month ? year + 1 : year, month: own ?? month };
    own ??= year === null ? month : null;
  }
  return null;
}

/** What the texts on show in a box say of year and month, its days apart; one text that says both goes first. */
export function headingIn(
  box: Element,
  apart: ReadonlySet<Element>,
  language: string,
): { year: number | null; month: number | null } {
  const texts = [box, ...elementsBelow(box)]
    .filter((element) => !apart.has(element) && headingText(element) !== '' && isShown(element))
    .filter((element) => !isWeekday(element))
    .map(headingText);
  const found = texts.map((text) => headingOf(text, language));
  const both = found.find(({ year, month }) => year !== null && month !== null);
  if (both) return both;
  const joined = headingOf(texts.join(' ').slice(0, 200), language);
  return {
    year: found.find(({ year }) => year !== null)?.year ?? joined.year,
    month: found.find(({ month }) => month !== null)?.month ?? joined.month,
  };
}

const daysOfWeek = 7;
const longestWeekday = 5;

/** One of seven short words in a row, beside them perhaps a sign for the numbers of weeks: "mar" is a Tuesday too. */
function isWeekday(element: Element): boolean {
  return [element, parentElementOf(element)].some((one) => isRowOfWeek(parentElementOf(one)));
}

function isRowOfWeek(row: Element | null | undefined): boolean {
  const count = row?.childElementCount ?? 0;
  if (!row || count < daysOfWeek || count > daysOfWeek + 1) return false;
  return [...childElementsOf(row)].every((one) => (textContentOf(one) ?? '').trim().length <= longestWeekday);
}

function headingText(element: Element): string {
  if (localNameOf(element) === 'option') return '';
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  if (element instanceof HTMLInputElement) return element.value.slice(0, 40);
  const text = ownText(element).slice(0, 60);
  return text || (isMatch(element, 'table, [role=grid]') ? attribute(element, 'aria-label').slice(0, 60) : '');
}
