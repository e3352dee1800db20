import type { RunContext } from '../field-writer';
import { sendChange } from '../native/events';
import { focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { typeInto } from '../widget/type-into';
import { nextTask, waitFor } from '../widget/wait-for';
import { daysLater, hoursLater, isoDay, usualHours, usualLength, type Moment } from '../../moment/moment';
import { dayOf, endsOf, timeOf } from '../../moment/read-moment';
import { inFormOf, timeInFormOf } from './day-form';
import { isAccepted, moveOn, says } from './type-date';
import type { RangePair } from '../../field/calendar/range-pair';
import { reaction } from '../widget/reaction';

const heldBy = ({ start, end }: RangePair) => `${start.value}|${end.value}`;

/** Notes that both ends hold a day: to change one alone may be more than the page allows. */
export function settlePair(pair: RangePair, { pairsLeft }: RunContext): void {
  if (pair.start.value !== '' && pair.end.value !== '') pairsLeft.set(pair.box, heldBy(pair));
}

/** Whether both ends still hold what the writing of one of them gave them. */
export function isSettled(pair: RangePair, { pairsLeft }: RunContext): boolean {
  return pairsLeft.get(pair.box) === heldBy(pair);
}

/**
 * A moment written as the other end of a pair shows its own: many pages take no range whose ends are written in two
 * forms.
 */
export function formOfOther({ start, end }: RangePair, own: HTMLInputElement, { day, time }: Moment): string | null {
  const other = (own === start ? end : start).value;
  const shown = dayOf(other);
  if (day) return shown ? inFormOf(other, shown, day) : isoDay(day);
  return time && timeOf(other) ? timeInFormOf(other, time) : null;
}

/**
 * Types both ends, one after the other, before the focus leaves them, until the page keeps both; an end that holds
 * something keeps it.
 * @param forms what is typed into the input's own end, or both ends in one text
 * @returns whether both were kept
 */
export async function typePair(
  { start, end }: RangePair,
  own: HTMLInputElement,
  forms: readonly string[],
  moment: Moment,
  signal: AbortSignal,
): Promise<boolean> {
  const ofOwn = own === end && moment.last ? { ...moment, day: moment.last } : moment;
  const open = [start, end].map((input) => input === own || input.value === '');
  for (const form of forms) {
    const texts = endsOf(form).length > 1 ? endsOf(form) : bothEnds(form, moment, own === start);
    if (!texts) continue;
    for (const [index, input] of [start, end].entries()) {
      if (signal.aborted) return false;
      if (open[index]) await typeEnd(input, texts[index] ?? '');
    }
    moveOn(end);
    await nextTask();
    await waitFor(own, () => own.value === '', reaction.unreadTextGone, signal);
    if ([start, end].every((input) => input.value !== '' && isAccepted(input)) && says(own.value, ofOwn)) return true;
  }
  return false;
}

/** The other end is some days or hours away, or a year. @returns null for a text that says no moment */
function bothEnds(form: string, { day, time }: Moment, isStart: boolean): readonly string[] | null {
  const other = day
    ? inFormOf(form, day, daysLater(day, isStart ? usualLength : -usualLength))
    : time
      ? timeInFormOf(form, hoursLater(time, isStart ? usualHours : -usualHours))
      : yearInFormOf(form, isStart ? 1 : -1);
  if (!other) return null;
  return isStart ? [form, other] : [other, form];
}

function yearInFormOf(form: string, later: number): string | null {
  return /^\d{4}$/.test(form) ? String(Number(form) + later) : null;
}

async function typeEnd(input: HTMLInputElement, text: string): Promise<void> {
  focusOn(input);
  await nextTask();
  typeInto(input, text);
  sendChange(input);
  await nextTask();
  pressKey(input, 'Enter');
  await nextTask();
}
