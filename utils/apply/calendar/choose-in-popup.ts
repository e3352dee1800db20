/** Choosing a moment in the calendar or clock that a field opens. */
import { closePopup } from '../widget/close';
import { until } from '../widget/until';
import { chooseMoment } from './choose';
import type { Moment } from './day';
import type { OpenCalendar } from './journey';
import { leftOpen } from './left-open';
import { openCalendar, type DateField } from './open-popup';

/** Milliseconds for the field to show what was chosen. */
const reaction = 400;

type Choice = Pick<OpenCalendar, 'isTaken' | 'endsSpan' | 'signal'>;

/**
 * Opens what the field opens, and chooses there; it may still stand open afterwards.
 * @returns whether something to choose from opened
 */
export async function chooseInPopup(field: DateField, moment: Moment, choice: Choice): Promise<boolean> {
  const calendar = await openCalendar(field, choice.signal, () => choice.isTaken());
  if (calendar && (await chooseMoment({ ...calendar, endsSpan: choice.endsSpan ?? false }, moment)))
    await until(field.element, () => choice.isTaken(), reaction, choice.signal);
  return calendar !== null;
}

/** Closes what the field has opened. */
export async function closeCalendar(field: DateField, signal: AbortSignal): Promise<void> {
  const popup = leftOpen(field);
  if (popup) await closePopup({ trigger: field.element, popup }, signal);
}
