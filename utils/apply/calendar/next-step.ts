/** The next step on the way to a day, a month or a year in a calendar. */
import { documentOf, findAll } from '../../dom/nodes';
import { press } from '../widget/press';
import { chooseIn } from './choose-in';
import { isSameDay, monthsOf, nearestTo, type Day } from '../../moment/moment';
import type { Navigation, OpenCalendar, Step } from './calendar-navigation';
import { pressInside } from './press-inside';
import type { DayCell } from '../../field/calendar/days-from-attributes';
import { focusableDay, mostAtOnce, turnBy, turnYearsByKeys } from './turn';
import { anyTurnButton, headingButton, monthButton, turnButton } from '../../field/calendar/turn-button';
import type { View } from '../../field/calendar/view';

/** Months beyond which years are turned, or chosen from a list. */
const far = 11;
/** Milliseconds of turning year by year beyond which a list of years is sooner at its end. */
const longestTurning = 3_000;
/** Presses by which the pace of a calendar is taken. */
const firstTurns = 4;

/** Months may be listed beside the days. @returns null where nothing leads further */
export function nextStep(root: Element, view: View, navigation: Navigation): Step | null {
  if (view.months.includes(monthsOf(navigation.wanted))) return pressing(root, view.days, navigation.wanted);
  if (view.years.length > 0) return inYears(root, view, navigation);
  if (view.monthLists.length > 0) return inMonths(root, view, navigation);
  return inDays(root, view, navigation);
}

function inYears(root: Element, { years }: View, { wanted }: Navigation): Step | null {
  const cell = years.find(({ number, isDisabled }) => number === wanted.year && !isDisabled);
  if (cell) return { act: () => pressInside(cell.element, root), isChoice: true };
  const isForward = wanted.year > Math.max(...years.map(({ number }) => number));
  const button = anyTurnButton(root, isForward);
  return button && { act: () => press(button) };
}

function inMonths(root: Element, { monthLists }: View, { wanted, calendar }: Navigation): Step | null {
  const list = monthLists.find(({ year }) => year === wanted.year) ?? monthLists[0]!;
  const distance = list.year === null ? 0 : wanted.year - list.year;
  if (distance === 0) {
    const cell = list.cells.findLast(({ number }) => number <= wanted.month) ?? list.cells[0]!;
    return { act: () => pressInside(cell.element, root), isChoice: true };
  }
  const button = turnButton(root, distance > 0, 'year') ?? anyTurnButton(root, distance > 0);
  const heading = Math.abs(distance) > 3 || !button ? headingButton(root, languageOf(calendar)) : null;
  const way = heading ?? button;
  return way && { act: () => press(way) };
}

function inDays(root: Element, view: View, navigation: Navigation): Step | null {
  const { wanted } = navigation;
  const { months } = view;
  const distance = monthsOf(wanted) - (monthsOf(wanted) < months[0]! ? months[0]! : months.at(-1)!);
  return bySelects(root, navigation) ?? byTurning(root, distance, navigation) ?? pressing(root, view.days, wanted);
}

/** Chooses from a calendar's native lists of years and months. */
function bySelects(root: Element, navigation: Navigation): Step | null {
  if (navigation.triedLists) return null;
  const { wanted } = navigation;
  const lists = [...findAll(root, 'select')];
  const isYears = (list: HTMLSelectElement) => /^\d{4}$/.test(list.options[0]?.text.trim() ?? '');
  const indexIn = (list: HTMLSelectElement, isYear: boolean) =>
    isYear
      ? [...list.options].findIndex(({ text }) => text.trim() === String(wanted.year))
      : list.options.length === 12
        ? wanted.month - 1
        : -1;
  const isOffered = lists.some((list) => indexIn(list, true) >= 0) || !lists.some(isYears);
  const pending = (isOffered ? [true, false] : []).flatMap((isYear) => {
    const list = lists.find((one) => indexIn(one, isYear) >= 0);
    return list && list.selectedIndex !== indexIn(list, isYear) ? [{ list, index: indexIn(list, isYear) }] : [];
  });
  const [first] = pending;
  if (!first) {
    navigation.triedLists = true;
    return null;
  }
  return { act: () => chooseIn(first.list, first.index) };
}

function byTurning(root: Element, distance: number, navigation: Navigation): Step | null {
  const isForward = distance > 0;
  if (Math.abs(distance) > far) {
    const years = turnButton(root, isForward, 'year');
    const count = Math.floor(Math.abs(distance) / 12);
    const isTooSlow = (navigation.pace ?? 0) * count > longestTurning;
    const byList = !years || isTooSlow ? byHeading(root, navigation) : null;
    if (byList) return byList;
    if (years) return turning(years, count, 12, navigation);
    const byGrid = byKeys(root, distance, navigation);
    if (byGrid) return byGrid;
  }
  const button = monthButton(root, isForward);
  return button && turning(button, Math.abs(distance), 1, navigation);
}

function turning(button: Element, times: number, stride: number, navigation: Navigation): Step {
  const { signal } = navigation.calendar;
  const count = Math.min(times, navigation.pace === null ? firstTurns : mostAtOnce);
  const act = async () => {
    const began = performance.now();
    const pressed = await turnBy(button, count, navigation.isLean, signal);
    navigation.pace = (performance.now() - began) / Math.max(1, pressed);
  };
  return { act, expected: Math.min(times, 2) * stride };
}

function byHeading(root: Element, navigation: Navigation): Step | null {
  const heading = navigation.triedHeading ? null : headingButton(root, languageOf(navigation.calendar));
  navigation.triedHeading = true;
  return heading && { act: () => press(heading) };
}

function byKeys(root: Element, distance: number, navigation: Navigation): Step | null {
  if (navigation.triedKeys || !focusableDay(root)) return null;
  const { signal } = navigation.calendar;
  const years = Math.floor(Math.abs(distance) / 12);
  navigation.triedKeys = years < 24;
  return { act: () => turnYearsByKeys(root, years, distance > 0, signal) };
}

/** The day itself, else the nearest one that may be chosen. */
function pressing(root: Element, days: readonly DayCell[], wanted: Day): Step | null {
  const free = days.filter(({ isDisabled }) => !isDisabled);
  const exact = free.filter(({ day }) => isSameDay(day, wanted)).at(-1);
  const cell = exact ?? nearestTo(wanted, free, ({ day }) => day);
  return cell ? { act: () => pressInside(cell.element, root), isLast: true } : null;
}

function languageOf({ near }: OpenCalendar): string {
  return documentOf(near).documentElement.lang || 'en';
}
