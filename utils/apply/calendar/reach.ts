/** Turning a calendar to a day, a month or a year and pressing it. */
import { press, pressSlowly } from '../widget/press';
import { revealInside } from '../widget/reveal';
import { nextTask, until } from '../widget/until';
import { isSameDay, monthsOf, type Day } from './day';
import { focusableDay, turnBy, turnYearsByKeys } from './turn';
import type { DayCell } from './told-days';
import { anyTurnButton, byPlace, headingButton, turnButton } from './turn-button';
import { isCalendarView, signOf, viewOf, type View } from './view';

/** A calendar that stands open; some replace their whole box when they are turned. */
export interface OpenCalendar {
  /** Its box as it is now, null once it is gone. */
  root(): Element | null;
  /** Whether the field shows what it did not show before. */
  isTaken(): boolean;
  readonly near: Element;
  readonly signal: AbortSignal;
}

/** Turns at most: a hundred years of months. */
const maxTurns = 1_200;
const mostFailures = 3;
const turningTime = 400;
const settling = 120;
/** Months beyond which years are turned, or chosen from a list. */
const far = 11;

interface Journey {
  readonly calendar: OpenCalendar;
  readonly wanted: Day;
  triedLists: boolean;
  triedHeading: boolean;
  triedKeys: boolean;
  /** Whether lone clicks turn it; null where that is not known yet. */
  isLean: boolean;
  failures: number;
}

/**
 * Brings a calendar to the wanted day and presses it, else the nearest that can be pressed. Calendars of months or years
 * are done when the field shows something new.
 * @returns whether something was pressed that the field can show
 */
export async function reachDay(calendar: OpenCalendar, wanted: Day): Promise<boolean> {
  const journey: Journey = {
    calendar,
    wanted,
    triedLists: false,
    triedHeading: false,
    triedKeys: false,
    isLean: true,
    failures: 0,
  };
  for (let turn = 0; turn < maxTurns && !calendar.signal.aborted; turn++) {
    const root = calendar.root();
    if (!root) return calendar.isTaken();
    const view = viewOf(root);
    if (!isCalendarView(view)) return calendar.isTaken();
    const step = nextStep(root, view, journey);
    if (!step) return false;
    await step.act();
    if (step.isLast) return true;
    await nextTask();
    const isTurned = await until(calendar.near, () => hasChanged(calendar, view), turningTime, calendar.signal);
    if (step.isChoice && (await isDone(calendar))) return true;
    journey.isLean &&= isAsExpected(calendar, view, step);
    if (!isTurned && (!step.mayFail || ++journey.failures > mostFailures)) return false;
  }
  return false;
}

/** Some calendars hear the mouse button only: lone clicks leave them at the first press. */
function isAsExpected(calendar: OpenCalendar, before: View, { expected = 0 }: Step): boolean {
  const root = calendar.root();
  const [from, to] = [before.months[0], root ? viewOf(root).months[0] : undefined];
  return from === undefined || to === undefined || Math.abs(to - from) >= expected;
}

/** A press on a month or year ends the choice where no finer view follows. */
async function isDone(calendar: OpenCalendar): Promise<boolean> {
  if (!calendar.isTaken() && calendar.root()) return false;
  return (await until(calendar.near, () => calendar.isTaken(), settling, calendar.signal)) === true;
}

function hasChanged(calendar: OpenCalendar, before: View): boolean {
  const root = calendar.root();
  return !root || signOf(viewOf(root)) !== signOf(before);
}

interface Step {
  act(): void | Promise<void>;
  readonly isLast?: boolean;
  /** A month or year was chosen. */
  readonly isChoice?: boolean;
  /** Goes on where it has no effect. */
  readonly mayFail?: boolean;
  /** Months that it turns at least, where lone clicks suffice. */
  readonly expected?: number;
}

function nextStep(root: Element, view: View, journey: Journey): Step | null {
  if (view.years.length > 0) return inYears(root, view, journey);
  if (view.monthLists.length > 0) return inMonths(root, view, journey);
  return inDays(root, view, journey);
}

function inYears(root: Element, { years }: View, { wanted }: Journey): Step | null {
  const cell = years.find(({ number, isDisabled }) => number === wanted.year && !isDisabled);
  if (cell) return { act: () => pressInside(cell.element, root), isChoice: true };
  const isForward = wanted.year > Math.max(...years.map(({ number }) => number));
  const button = anyTurnButton(root, isForward);
  return button && { act: () => press(button) };
}

function inMonths(root: Element, { monthLists }: View, { wanted, calendar }: Journey): Step | null {
  const list = monthLists.find(({ year }) => year === wanted.year) ?? monthLists[0]!;
  const distance = list.year === null ? 0 : wanted.year - list.year;
  if (distance === 0) {
    const cell = list.cells.find(({ number }) => number === wanted.month) ?? list.cells[0]!;
    return { act: () => pressInside(cell.element, root), isChoice: true };
  }
  const button = turnButton(root, distance > 0, 'year') ?? anyTurnButton(root, distance > 0);
  const heading = Math.abs(distance) > 3 || !button ? headingButton(root, languageOf(calendar)) : null;
  const way = heading ?? button;
  return way && { act: () => press(way), mayFail: way === heading };
}

function inDays(root: Element, view: View, journey: Journey): Step | null {
  const { wanted } = journey;
  const { months } = view;
  if (months.includes(monthsOf(wanted))) return pressing(root, view.days, wanted);
  const distance = monthsOf(wanted) - (monthsOf(wanted) < months[0]! ? months[0]! : months.at(-1)!);
  return bySelects(root, journey) ?? byTurning(root, distance, journey) ?? pressing(root, view.days, wanted);
}

/** The lists of years and months that some calendars have. */
function bySelects(root: Element, journey: Journey): Step | null {
  if (journey.triedLists) return null;
  const { wanted } = journey;
  const lists = [...root.querySelectorAll('select')];
  const indexIn = (list: HTMLSelectElement, isYear: boolean) =>
    isYear
      ? [...list.options].findIndex(({ text }) => text.trim() === String(wanted.year))
      : list.options.length === 12
        ? wanted.month - 1
        : -1;
  const pending = [true, false].flatMap((isYear) => {
    const list = lists.find((one) => indexIn(one, isYear) >= 0);
    return list && list.selectedIndex !== indexIn(list, isYear) ? [{ list, index: indexIn(list, isYear) }] : [];
  });
  const [first] = pending;
  if (!first) {
    journey.triedLists = true;
    return null;
  }
  return { act: () => chooseIn(first.list, first.index), mayFail: true };
}

function chooseIn(list: HTMLSelectElement, index: number): void {
  list.selectedIndex = index;
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function byTurning(root: Element, distance: number, journey: Journey): Step | null {
  const isForward = distance > 0;
  if (Math.abs(distance) > far) {
    const years = turnButton(root, isForward, 'year');
    if (years) return turning(years, Math.floor(Math.abs(distance) / 12), 12, journey);
    const other = byHeading(root, journey) ?? byKeys(root, distance, journey);
    if (other) return other;
  }
  const button = turnButton(root, isForward, 'month') ?? byPlace(root, isForward);
  return button && turning(button, Math.abs(distance), 1, journey);
}

function turning(button: Element, times: number, stride: number, journey: Journey): Step {
  const { signal } = journey.calendar;
  return { act: () => turnBy(button, times, journey.isLean, signal), expected: Math.min(times, 2) * stride };
}

function byHeading(root: Element, journey: Journey): Step | null {
  const heading = journey.triedHeading ? null : headingButton(root, languageOf(journey.calendar));
  journey.triedHeading = true;
  return heading && { act: () => press(heading), mayFail: true };
}

function byKeys(root: Element, distance: number, journey: Journey): Step | null {
  if (journey.triedKeys || !focusableDay(root)) return null;
  const { signal } = journey.calendar;
  const years = Math.floor(Math.abs(distance) / 12);
  journey.triedKeys = years < 24;
  return { act: () => turnYearsByKeys(root, years, distance > 0, signal), mayFail: true };
}

/** The day itself, else the nearest one that may be chosen. */
function pressing(root: Element, days: readonly DayCell[], wanted: Day): Step | null {
  const free = days.filter(({ isDisabled }) => !isDisabled);
  const exact = free.filter(({ day }) => isSameDay(day, wanted)).at(-1);
  const distance = ({ day }: DayCell) => Math.abs(numberOf(day) - numberOf(wanted));
  const cell = exact ?? [...free].sort((one, other) => distance(one) - distance(other))[0];
  return cell ? { act: () => pressInside(cell.element, root), isLast: true } : null;
}

function numberOf({ year, month, day }: Day): number {
  return new Date(year, month - 1, day).getTime();
}

/** Where the mouse would land: a button in the cell, else what shows the number. */
export function pressInside(cell: Element, list: Element): Promise<void> {
  const target = cell.querySelector('button, a, [role=button]') ?? innermost(cell);
  revealInside(target, list);
  return pressSlowly(target);
}

function innermost(cell: Element): Element {
  let at = cell;
  while (at.children.length === 1 && (at.firstElementChild!.textContent ?? '').trim() !== '')
    at = at.firstElementChild!;
  return at;
}

function languageOf({ near }: OpenCalendar): string {
  return near.ownerDocument.documentElement.lang || 'en';
}
