/** Choosing a moment in what a date field opened: day, time, end of a range, confirmation. */
import { attribute, localNameOf } from '../../dom/nodes';
import { atRest } from '../widget/at-rest';
import { confirmButton } from '../popup/confirm-button';
import { nextTask, waitFor } from '../widget/wait-for';
import { press } from '../widget/press';
import {
  daysLater,
  fromDate,
  hoursLater,
  usualHours,
  usualLength,
  usualTime,
  type Day,
  type Moment,
  type Time,
} from '../../moment/moment';
import { elementsBelow } from '../../field/calendar/look';
import type { OpenCalendar } from './calendar-navigation';
import { pairOf } from '../../field/calendar/range-pair';
import { reachDay } from './reach';
import { offersTime, setTime } from './time/time-panel';
import { asksForSpan } from '../../field/calendar/picker-names';
import { isCalendarView, monthCount, viewOf } from '../../field/calendar/view';
import { momentWheels } from '../../field/wheel/moment-wheels';
import { hasMomentWheels, turnToMoment } from '../wheel/turn-to-moment';
import { reaction } from '../widget/reaction';

/** Whether a popup offers days, months, years or times to choose from. */
export function isDatePopup(popup: Element): boolean {
  return hasMomentWheels(popup) || isCalendarView(viewOf(popup)) || offersTime(popup);
}

/**
 * Chooses a moment in an open calendar or clock.
 * @returns whether something was chosen; the popup may still stand open
 */
export async function chooseMoment(calendar: OpenCalendar, { day, time, last }: Moment): Promise<boolean> {
  const root = calendar.root();
  if (!root) return false;
  const hasDays = isCalendarView(viewOf(root));
  if (isOfWheels(root, hasDays)) return chooseByWheels(calendar, { day, time, last });
  const isClock = !day && time !== null && offersTime(root);
  if (hasDays && !isClock && !(await reachDay(calendar, day ?? fromDate(new Date())))) return false;
  await waitFor(calendar.near, () => !calendar.root() || calendar.isAccepted(), reaction.press, calendar.signal);
  if (day && hasDays && (last !== null || (await wantsMore(calendar))))
    await reachDay(calendar, last ?? usualEnd(calendar, day));
  await chooseTime(calendar, time, hasDays);
  await confirm(calendar);
  if (time && !hasDays && lacksOtherTime(calendar)) await chooseOtherTime(calendar, time);
  return true;
}

/**
 * The other end of a span: the next month, quarter or year where those are chosen, since one pressed again is chosen no
 * more.
 */
function usualEnd(calendar: OpenCalendar, day: Day): Day {
  const root = calendar.root();
  const { days, monthLists, years } = root ? viewOf(root) : { days: [], monthLists: [], years: [] };
  const [list] = monthLists;
  if (days.length > 0 || (!list && years.length === 0)) return daysLater(day, usualLength);
  if (!list) return { ...day, year: day.year + 1 };
  return daysLater({ ...day, day: 1 }, longestMonth * (monthCount / list.cells.length));
}

const longestMonth = 31;

/** Columns of a clock are pressed, where they can be told from wheels by nothing (Ant Design). */
function isOfWheels(root: Element, hasDays: boolean): boolean {
  const wheels = momentWheels(root);
  return wheels !== null && (wheels.has('year') || (!hasDays && !offersTime(root)));
}

async function chooseByWheels(calendar: OpenCalendar, moment: Moment): Promise<boolean> {
  await turnToMoment(calendar.root, moment, calendar.signal);
  await confirm(calendar);
  return true;
}

/** A span of times goes on to its other end, and is thrown away without it. */
function lacksOtherTime({ near, root }: OpenCalendar): boolean {
  const pair = pairOf(near);
  return pair !== null && root() !== null && (pair.start.value === '' || pair.end.value === '');
}

async function chooseOtherTime(calendar: OpenCalendar, time: Time): Promise<void> {
  const isStart = pairOf(calendar.near)?.start === calendar.near;
  await chooseTime(calendar, hoursLater(time, isStart ? usualHours : -usualHours), false);
  await confirm(calendar);
}

async function chooseTime(calendar: OpenCalendar, time: Time | null, hasDays: boolean): Promise<void> {
  const root = calendar.root();
  if (!root || !offersTime(root) || (hasDays && !time && calendar.isAccepted())) return;
  await setTime(() => calendar.root(), time ?? usualTime);
  await nextTask();
}

/** One that goes by itself has got what it wants, whatever its days are called. */
async function wantsMore(calendar: OpenCalendar): Promise<boolean> {
  if (!wantsEnd(calendar)) return false;
  return !(await waitFor(calendar.near, () => !calendar.root(), reaction.chosenCalendarGone, calendar.signal));
}

/** A calendar of ranges waits for a second day. */
function wantsEnd(calendar: OpenCalendar): boolean {
  const root = calendar.root();
  if (!root || calendar.endsSpan) return false;
  if ([root, ...elementsBelow(root)].some(isOfRange) || asksForSpan(calendar.near)) return true;
  return !calendar.isAccepted() && !offersTime(root) && !confirmButton(root);
}

function isOfRange(element: Element): boolean {
  const names = [localNameOf(element), attribute(element, 'class'), ...element.getAttributeNames()];
  return names.some((name) => rangeNames.test(name));
}

/**
 * The years to page through are a range too (UI5: `ui5-yearrangepicker`), and so are the days that may be chosen (Zag:
 * `data-outside-range`); they say nothing of what is chosen.
 */
const rangeNames =
  /(?<!years?[-_]?|outside[-_]?|out[-_]of[-_])range(?!s(?![a-z]))|(is|day|date|selected)[-_]start(?![a-z])|start[-_]?(date|day)(?![a-z])/i;

/** Clocks among days have buttons of their own that confirm: one that is on its way out is let go first (Naive UI). */
async function confirm(calendar: OpenCalendar): Promise<void> {
  const box = calendar.root();
  if (box && confirmButton(box)) await atRest(box, calendar.signal);
  const root = calendar.root();
  const button = root && confirmButton(root);
  if (!button) return;
  press(button);
  await waitFor(calendar.near, () => !calendar.root(), reaction.press, calendar.signal);
}
