/** What a calendar shows at the moment: days of one or more months, a list of months, a list of years. */
import { attribute, attributeOf, documentOf, localNameOf, parentElementOf } from '../../dom/nodes';
import { isDisabled } from '../saying/disabled';
import { isShown } from '../widget/visible';
import { monthsOf } from '../../moment/moment';
import { elementsBelow, grouped, ownText } from './look';
import { monthNamed, quarterNamed } from './month-names';
import { headingIn, daysFromHeadings } from './days-from-headings';
import { daysFromAttributes, type DayCell } from './days-from-attributes';

interface SpanCell {
  readonly element: Element;
  /** Year, or month from 1: of a quarter its first. */
  readonly number: number;
  readonly isDisabled: boolean;
}

/** The months of a year, or its quarters. */
export interface MonthList {
  /** The year its heading says, null where it says none. */
  readonly year: number | null;
  readonly cells: readonly SpanCell[];
}

export interface View {
  readonly days: readonly DayCell[];
  /** Months of which most days are on show, as counted by `monthsOf`, first to last. */
  readonly months: readonly number[];
  readonly monthLists: readonly MonthList[];
  readonly years: readonly SpanCell[];
}

const mostOfMonth = 20;
export const monthCount = 12;
const quarterCount = 4;
const leastYears = 6;

/** Reads what is on show in a calendar. */
export function viewOf(root: Element): View {
  const language = documentOf(root).documentElement.lang || 'en';
  const elements = elementsBelow(root);
  const days = shownDays(root, elements, language);
  const counts = new Map<number, number>();
  for (const { day } of days) counts.set(monthsOf(day), (counts.get(monthsOf(day)) ?? 0) + 1);
  const months = [...counts].filter(([, count]) => count >= mostOfMonth).map(([month]) => month);
  return {
    days,
    months: months.sort((one, other) => one - other),
    monthLists: monthLists(root, elements, language),
    years: yearsIn(root, elements),
  };
}

function shownDays(root: Element, elements: readonly Element[], language: string): readonly DayCell[] {
  const told = daysFromAttributes(elements).filter(({ element }) => isShown(element));
  if (told.length >= mostOfMonth) return told;
  return daysFromHeadings(root, elements, language).filter(({ element }) => isShown(element));
}

function spanCells(elements: readonly Element[], read: (text: string) => number | null): SpanCell[] {
  return elements.flatMap((element) => {
    const number = localNameOf(element) === 'option' ? null : read(ownText(element));
    if (number === null || !isShown(element)) return [];
    return [{ element, number, isDisabled: isDisabled(element) || isDisabled(parentElementOf(element) ?? element) }];
  });
}

function monthLists(root: Element, elements: readonly Element[], language: string): MonthList[] {
  const named = spanCells(elements, (text) => (text.length > 20 ? null : monthNamed(text, language)));
  const months = named.length >= monthCount ? named : numberedMonths(elements);
  const lists = (cells: readonly SpanCell[], count: number): MonthList[] =>
    grouped(cells, ({ element }) => element, root, count)
      .filter(({ items }) => new Set(items.map(({ number }) => number)).size === count)
      .map(({ box, items }) => ({ year: yearAbove(box, items, root, language), cells: items.slice(0, count) }));
  const found = lists(months, monthCount);
  return found.length > 0 ? found : lists(spanCells(elements, quarterNamed), quarterCount);
}

function yearAbove(box: Element, cells: readonly SpanCell[], root: Element, language: string): number | null {
  const apart = new Set(cells.map(({ element }) => element));
  const around = [box, parentElementOf(box), root].filter((one) => one !== null);
  return around.map((one) => headingIn(one, apart, language).year).find((year) => year !== null) ?? null;
}

/** Months in a language of the widget's own, counted from 0 in attributes (Air Datepicker). */
function numberedMonths(elements: readonly Element[]): SpanCell[] {
  const numbered = elements.filter((element) => /^(?:\d|1[01])$/.test(attribute(element, 'data-month')));
  return numbered.filter(isShown).map((element) => ({
    element,
    number: Number(attributeOf(element, 'data-month')) + 1,
    isDisabled: isDisabled(element),
  }));
}

function yearsIn(root: Element, elements: readonly Element[]): SpanCell[] {
  const cells = spanCells(elements, (text) => {
    const year = /^((?:19|20|21)\d\d)\s*[年년]?$/u.exec(text)?.[1];
    return year ? Number(year) : null;
  });
  const group = grouped(cells, ({ element }) => element, root, leastYears)[0];
  return group && new Set(group.items.map(({ number }) => number)).size >= leastYears ? group.items : [];
}

/** Whether there is anything to choose a day, a month or a year from. */
export function isCalendarView({ months, monthLists: lists, years }: View): boolean {
  return months.length > 0 || lists.length > 0 || years.length > 0;
}

/** Says apart what is on show from what was. */
export function signOf({ months, monthLists: lists, years }: View): string {
  return JSON.stringify([months, lists.map(({ year }) => year), years.map(({ number }) => number)]);
}
