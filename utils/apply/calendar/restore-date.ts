/** Bringing back what a date field held before. */
import { findAll } from '../../dom/nodes';
import type { WriteContext, Written } from '../field-writer';
import { sendChange } from '../native/events';
import { clearButtons, hiddenClearButtons } from '../../field/widget/clear-button';
import { componentBox } from '../../field/box/control-box';
import { focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { nextFrame } from '../widget/next-frame';
import { centreOf, hover, press } from '../widget/press';
import { takesText } from '../../field/widget/typed-in';
import { typeInto } from '../widget/type-into';
import { waitFor } from '../widget/wait-for';
import { isShown } from '../../field/widget/visible';
import { filled, refused, unchanged } from '../widget/written';
import { chosenDays } from '../../field/calendar/chosen';
import { clearInCalendar, emptyInCalendar } from './empty-in-calendar';
import { datePopup } from './open-popup';
import { pairOf, type RangePair } from '../../field/calendar/range-pair';
import { moveOn } from './type-date';
import { isFormat, showsFormat } from './type-sections';
import { leaveDate, writeDate, type DateInput } from './write-date';
import { momentHeld } from '../requested';
import { reaction } from '../widget/reaction';

/** Empties the field, or writes the text it held. */
export async function restoreDate(field: DateInput, text: string, context: WriteContext): Promise<Written> {
  const { element } = field;
  if (element.value === text) return unchanged(text);
  if (text !== '' && !isFormat(text)) return writeDate(field, momentHeld(text), context);
  if (context.findings.isChosenOnly) await clearInCalendar(field, context.signal);
  if (!isBare(element)) await empty(element, context.signal);
  if (!isBare(element) || showsDay(field)) await emptyInCalendar(field, context.signal);
  await leaveDate(field, context);
  return isBare(element) ? filled(element.value) : refused('refused-by-page', element.value);
}

/** An empty date input may show its format as its value. */
const isBare = (input: HTMLInputElement) => input.value === '' || showsFormat(input);

/** A calendar that stands open and shows a day as chosen holds it still, whatever was deleted. */
function showsDay(field: DateInput): boolean {
  const popup = datePopup(field);
  return popup !== null && chosenDays(popup).length > 0;
}

/** By the clear button of its box, which may show under the mouse only; else by deleting, both ends of a range. */
async function empty(input: HTMLInputElement, signal: AbortSignal): Promise<void> {
  const pair = pairOf(input);
  const buttons = () => (pair ? pairClearButtons(pair) : clearButtons(componentBox(input)));
  hover(componentBox(input), centreOf(input), input);
  if (pair) hover(pair.box);
  await waitFor(input, () => buttons().length > 0, reaction.clearButtonShown, signal);
  const shown = buttons();
  const pressed = shown.length > 0 ? shown : hiddenClearButtons(pair?.box ?? componentBox(input));
  pressed.forEach((button) => press(button));
  if (await waitFor(input, () => isBare(input), reaction.press, signal)) return;
  for (const one of pair ? [pair.start, pair.end] : [input]) await deleteIn(one, signal);
}

/** Beside two inputs of a range nothing else is there to be closed. */
function pairClearButtons({ box }: RangePair): Element[] {
  const named = clearButtons(box);
  return named.length > 0
    ? named
    : [...findAll(box, '[class*=close i]:not(:has(*)), [class*=close-icon i]')].filter(isShown).slice(0, 1);
}

/** All of it at once: where a date is typed by sections a key takes only what is selected. */
async function deleteIn(input: HTMLInputElement, signal: AbortSignal): Promise<void> {
  if (takesText(input)) {
    focusOn(input);
    await nextFrame(input);
    input.select();
    typeInto(input, '');
  } else {
    // flatpickr has the hour in focus, and writes a time as that is left.
    focusOn(input);
    pressKey(input, 'Backspace');
  }
  await waitFor(input, () => isBare(input), reaction.press, signal);
  if (!takesText(input)) return;
  sendChange(input);
  moveOn(input);
}
