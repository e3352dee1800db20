/** Typing a moment into a date field. */
import { attributeOf } from '../../dom/nodes';
import { saysByClass } from '../../field/saying/says-by-class';
import { sendChange } from '../native/events';
import { activeWithin, blurFrom, focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { typeInto } from '../widget/type-into';
import { nextTask, waitFor } from '../widget/wait-for';
import { isoDay, isoTime, monthsOf, usualTime, type Day, type Moment, type Time } from '../../moment/moment';
import { dayOf, monthOf, timeOf } from '../../moment/read-moment';
import { reaction } from '../widget/reaction';

const maxForms = 5;

/** The forms to type, in order: as planned, then the way most date widgets read a day. */
export function formsOf(texts: readonly string[], moment: Moment): string[] {
  const [first = '', ...others] = texts;
  return [...new Set([first, ...isoForms(moment), ...others])].slice(0, maxForms).concat(timedForms(moment));
}

/** Last, for a page that wants a time with each day and does not show so (Ant Design). */
function timedForms({ day, time, last }: Moment): string[] {
  return day && !time && !last ? timedAs(isoDay(day), usualTime) : [];
}

function isoForms({ day, time, last }: Moment): string[] {
  if (!day) return time ? [`${isoTime(time)}:00`, isoTime(time)] : [];
  const date = isoDay(day);
  if (last) return [`${date} ~ ${isoDay(last)}`];
  return time ? [...timedAs(date, time), date] : [date];
}

function timedAs(date: string, time: Time): string[] {
  return [`${date} ${isoTime(time)}:00`, `${date} ${isoTime(time)}`];
}

/**
 * Types the forms one after the other until the field keeps one; confirms with Enter while the focus is there, leaves.
 * @returns whether one was kept that the page did not read as another day or time
 */
export async function typeDate(
  input: HTMLInputElement,
  forms: readonly string[],
  moment: Moment,
  signal: AbortSignal,
): Promise<boolean> {
  const start = input.value;
  const isReverted = () => input.value === '' || input.value === start;
  for (const form of forms) {
    if (signal.aborted || !(await typeOne(input, form, moment, signal))) return false;
    if (await waitFor(input, isReverted, reaction.unreadTextGone, signal)) continue;
    if (isAccepted(input) && says(input.value, moment)) return true;
  }
  return false;
}

/** What pages call an input whose text they can't read: `ng-invalid` (Angular's forms), `is-invalid`. */
/** Whether the page says that it can't read what stands in an input. */
export function isCalledInvalid(input: HTMLInputElement): boolean {
  return attributeOf(input, 'aria-invalid') === 'true' || saysByClass(input, 'invalid');
}

/** Neither called invalid by the page nor half of a pattern. */
export function isAccepted(input: HTMLInputElement): boolean {
  return !isCalledInvalid(input) && !/yyyy|dd\/|mm\/|hh:|:mm/i.test(input.value);
}

/** @returns false where the page lets nothing be typed, or takes the day its calendar is at instead */
async function typeOne(input: HTMLInputElement, text: string, moment: Moment, signal: AbortSignal): Promise<boolean> {
  const start = input.value;
  focusOn(input);
  await nextTask();
  typeInto(input, text);
  if (input.value === start && start !== text) return false;
  await nextTask();
  const typed = input.value;
  if (!signal.aborted) pressKey(input, 'Enter');
  await nextTask();
  const isOther = input.value !== typed && says(typed, moment) && !says(input.value, moment);
  if (!isOther) sendChange(input);
  moveOn(input);
  await nextTask();
  return !isOther;
}

/** Leaves a field as the Tab key does: pickers listen for the key as well as for the focus. */
export function moveOn(input: Element): void {
  if (activeWithin(input) === input) pressKey(input, 'Tab');
  blurFrom(input);
}

/** Whether a text may say that moment: one that says none may. */
export function says(shown: string, { day, time }: Moment): boolean {
  if (day) return readsAs(shown, day);
  const read = timeOf(shown);
  return !time || !read || (read.hour === time.hour && read.minute === time.minute);
}

/** Whether a text may say that day or its month, whatever its order: a text that says none may. */
export function readsAs(shown: string, day: Day): boolean {
  const read = dayOf(shown);
  const month = monthOf(shown.trim());
  if (month) return monthsOf(month) === monthsOf(day);
  if (!read) return true;
  const numbers = (one: Day) => [one.year, one.month, one.day].sort((a, b) => a - b).join();
  return numbers(read) === numbers(day);
}
