/** Choosing a moment in the calendar or clock that a field opens. */
import { closePopup } from '../popup/close';
import { waitFor } from '../widget/wait-for';
import { chooseMoment } from './choose';
import type { Moment } from '../../moment/moment';
import type { OpenCalendar } from './calendar-navigation';
import { leftOpen } from './left-open';
import { openCalendar, type DateField } from './open-popup';
import { reaction } from '../widget/reaction';

const mostTries = 2;

type Choice = Pick<OpenCalendar, 'isAccepted' | 'endsSpan' | 'signal'>;

/**
 * Opens what the field opens, and chooses there; it may still stand open afterwards. One that goes and has given nothing
 * was on its way out when it was chosen from: it is opened anew.
 * @returns whether something to choose from opened
 */
export async function chooseInPopup(field: DateField, moment: Moment, choice: Choice): Promise<boolean> {
  const { signal, endsSpan = false } = choice;
  const isAccepted = () => choice.isAccepted();
  let hasOpened = false;
  for (let tries = 0; tries < mostTries && !signal.aborted; tries++) {
    const calendar = await openCalendar(field, signal, isAccepted);
    hasOpened ||= calendar !== null;
    if (!calendar) break;
    const isChosen = await chooseMoment({ ...calendar, endsSpan }, moment);
    if (isChosen && (await waitFor(field.element, isAccepted, reaction.press, signal))) break;
    if (calendar.root() !== null) break;
  }
  return hasOpened;
}

/** Closes what the field has opened. */
export async function closeCalendar(field: DateField, signal: AbortSignal): Promise<void> {
  const popup = leftOpen(field);
  if (popup) await closePopup({ trigger: field.element, popup }, signal);
}
