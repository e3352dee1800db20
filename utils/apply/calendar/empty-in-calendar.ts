/** Emptying a date field by the calendar it opens. */
import { isMatch } from '../../dom/nodes';
import { clearButtons } from '../../field/widget/clear-button';
import { componentBox } from '../../field/box/control-box';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { takesText } from '../../field/widget/typed-in';
import { waitFor } from '../widget/wait-for';
import { chosenDays } from '../../field/calendar/chosen';
import { momentOf } from '../../moment/read-moment';
import type { OpenCalendar } from './calendar-navigation';
import { openCalendar, type DateField } from './open-popup';
import { reachDay } from './reach';
import { reaction } from '../widget/reaction';

/** A span goes end by end: its last press may leave one day, which is pressed once more. */
const mostPresses = 3;

/**
 * flatpickr hears the key only while its calendar is open. Other pickers have their clear button at its foot, or
 * show the one in their box meanwhile; in others the chosen day is pressed once more.
 */
export async function emptyInCalendar(field: DateField, signal: AbortSignal): Promise<void> {
  const isEmpty = () => field.shows() === '';
  const wasEmpty = isEmpty();
  const calendar = await openCalendar(field, signal, isEmpty);
  const root = calendar?.root();
  if (!calendar || !root) return;
  if (isMatch(field.element, 'input') && !takesText(field.element)) pressKey(field.element, 'Backspace');
  if (!wasEmpty && (await waitFor(field.element, isEmpty, reaction.pressedDayGone, signal))) return;
  const [button] = [root, componentBox(field.element)].flatMap(clearButtons);
  if (button) press(button);
  else if (!wasEmpty) await pressChosen(calendar, field, signal);
  await waitFor(field.element, isEmpty, reaction.press, signal);
}

/** Presses the clear button at the foot of the calendar, where it has one. */
export async function clearInCalendar(field: DateField, signal: AbortSignal): Promise<void> {
  const isEmpty = () => field.shows() === '';
  const calendar = await openCalendar(field, signal, isEmpty);
  const root = calendar?.root();
  const [button] = root ? clearButtons(root) : [];
  if (!button) return;
  press(button);
  await waitFor(field.element, isEmpty, reaction.press, signal);
}

/** The day that is chosen; where the calendar opens at another page, the one that the field shows. */
async function pressChosen(calendar: OpenCalendar, field: DateField, signal: AbortSignal): Promise<void> {
  for (let presses = 0; presses < mostPresses && !calendar.isAccepted(); presses++) {
    const root = calendar.root();
    const day = (root && chosenDays(root)[0]) ?? momentOf(field.shows().split(/ [-–—] /)).day;
    if (!root || !day) return;
    await reachDay(calendar, day);
    await waitFor(calendar.near, () => calendar.isAccepted() || !calendar.root(), reaction.press, signal);
  }
}
