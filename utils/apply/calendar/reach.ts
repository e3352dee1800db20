/** Turning a calendar to a day, a month or a year and pressing it. */
import { nextTask, waitFor } from '../widget/wait-for';
import { nearestTo, type Day } from '../../moment/moment';
import type { Navigation, OpenCalendar, Step } from './calendar-navigation';
import { nextStep } from './next-step';
import { isCalendarView, signOf, viewOf, type View } from '../../field/calendar/view';
import { reaction } from '../widget/reaction';

/** Turns at most: a hundred years of months. */
const maxTurns = 1_200;
/**
 * Steps without an effect, at most. A calendar that has just opened or still scrolls to the next month hears no press
 * (Ionic), and its lists or headings may do nothing.
 */
const mostFailures = 3;

/**
 * Brings a calendar to the wanted day and presses it, else the nearest that can be pressed. Calendars of months or years
 * are done when the field shows something new.
 * @returns whether something was pressed that the field can show
 */
export async function reachDay(calendar: OpenCalendar, wanted: Day): Promise<boolean> {
  const navigation: Navigation = {
    calendar,
    wanted,
    nearestSeen: null,
    triedLists: false,
    triedHeading: false,
    triedKeys: false,
    isLean: true,
    pace: null,
    failures: 0,
  };
  for (let turn = 0; turn < maxTurns && !calendar.signal.aborted; turn++) {
    const root = calendar.root();
    if (!root) return calendar.isAccepted();
    const view = viewOf(root);
    if (!isCalendarView(view)) return calendar.isAccepted();
    const step = nextStep(root, view, navigation) ?? detour(root, view, navigation);
    if (!step) return false;
    navigation.nearestSeen = nearestFree(view, navigation);
    await step.act();
    if (step.isLast) return true;
    await nextTask();
    const isTurned = await waitFor(
      calendar.near,
      () => hasChanged(calendar, view),
      reaction.calendarTurned,
      calendar.signal,
    );
    if (step.isChoice && (!isTurned || (await isDone(calendar)))) return true;
    navigation.isLean &&= isAsExpected(calendar, view, step);
    if (!isTurned && ++navigation.failures > mostFailures) return false;
  }
  return false;
}

/** Where no day of the wanted month may be chosen: to the nearest that was seen on the way and may be. */
function detour(root: Element, view: View, navigation: Navigation): Step | null {
  if (!navigation.nearestSeen) return null;
  navigation.wanted = navigation.nearestSeen;
  navigation.nearestSeen = null;
  navigation.triedLists = false;
  return nextStep(root, view, navigation);
}

function nearestFree({ days }: View, { nearestSeen, wanted }: Navigation): Day | null {
  const free = days.filter(({ isDisabled }) => !isDisabled).map(({ day }) => day);
  return nearestTo(wanted, [...free, ...(nearestSeen ? [nearestSeen] : [])], (day) => day) ?? null;
}

/** A calendar that hears the mouse button but no lone click does not move at the first press. */
function isAsExpected(calendar: OpenCalendar, before: View, { expected = 0 }: Step): boolean {
  const root = calendar.root();
  const [from, to] = [before.months[0], root ? viewOf(root).months[0] : undefined];
  return from === undefined || to === undefined || Math.abs(to - from) >= expected;
}

/**
 * A press on a month or year ends the choice where no finer view follows, unless the calendar waits for a confirmation.
 */
async function isDone(calendar: OpenCalendar): Promise<boolean> {
  const root = calendar.root();
  if (root && (!calendar.isAccepted() || viewOf(root).months.length > 0)) return false;
  return (await waitFor(calendar.near, () => calendar.isAccepted(), reaction.chosenDayShown, calendar.signal)) === true;
}

function hasChanged(calendar: OpenCalendar, before: View): boolean {
  const root = calendar.root();
  return !root || signOf(viewOf(root)) !== signOf(before);
}
