/** Calendars that stand open in the page. */
import { findFirst, isMatch, localNameOf, nextElementOf, parentElementOf } from '../../dom/nodes';
import { marked } from '../quirks';
import { isLong } from '../box/long-box';
import { isShown } from '../widget/visible';
import { elementsBelow, ownText } from './look';

/** What boxes of days are called; utility classes say of a bare one that it has a week's columns. */
const boxNames = [
  ...['calendar', 'date-picker', 'datepicker', 'daypicker', 'day-picker', 'date-range', 'weeks', 'days-'],
  'grid-cols-7',
];
const boxes = `${boxNames.map((name) => `[class*=${name} i]`).join()}, [class~=cal i]`;
/** Boxes that may be the days of a calendar. */
export const calendars = `[role=grid], [role=application], table, ${boxes}, ${marked('is a calendar')}`;
/** What is typed into stands beside a calendar, not in it. */
export const typed =
  'input:not([type=hidden], [type=checkbox], [type=number], [readonly], [aria-hidden=true]), textarea';
const leastDays = 28;
/** Elements of a calendar, at most. */
export const mostElements = 1_500;
/** How far up the calendar of an input may follow its box, and after how many others. */
const levels = 2;
const mostBetween = 3;

/** Whether a box holds the days of a month and nothing to be typed into. */
export const holdsDays = (element: Element) => lastDayIn(element) !== null;

/** Whether the days of a month that a box holds are on show; a slot with a text of its own has no box to be seen. */
export function showsDays(element: Element): boolean {
  const last = lastDayIn(element);
  return last !== null && isShown(isMatch(last, 'slot') ? parentElementOf(last)! : last);
}

/** The last day of the month in a box that holds nothing to be typed into. */
function lastDayIn(element: Element): Element | null {
  if (findFirst(element, typed)) return null;
  const elements = elementsBelow(element);
  if (elements.length > mostElements) return null;
  let next = 1;
  let last: Element | null = null;
  for (const one of elements) {
    if (localNameOf(one) === 'option' || ownText(one) !== `${next}`) continue;
    next++;
    last = one;
  }
  return next > leastDays ? last : null;
}

/** The calendar that stands open right behind an input, or behind its box. */
export function calendarAfter(input: Element): Element | null {
  for (let box: Element | null = input, level = 0; box && level < levels; level++, box = parentElementOf(box)) {
    const around = parentElementOf(box);
    if (around && isLong(around)) return null;
    for (let at = nextElementOf(box), count = 0; at && count < mostBetween; count++, at = nextElementOf(at)) {
      if (isMatch(at, calendars) && showsDays(at)) return at;
      if (isMatch(at, 'input, select, textarea') || findFirst(at, typed)) return null;
    }
  }
  return null;
}
