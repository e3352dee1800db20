import { closest, isConnected, isMatch } from '../../dom/nodes';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { textsOf } from '../requested';
import { typeAtOnce } from '../native/type-at-once';
import { acting } from '../widget/deadline';
import { clearButtons } from '../../field/widget/clear-button';
import { closePopup } from '../popup/close';
import { openerAt, popupsOpened } from '../popup/find';
import { openBy } from '../popup/open-by';
import { colourShown, hexOf, paintOf } from '../../field/colour/colour';
import { pickOnPad } from '../colour/pick-on-pad';
import { colourPopupOf, type ColourPopup } from '../colour/colour-popup';
import { typeColour } from '../colour/type-colour';
import { confirmButton } from '../popup/confirm-button';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { nextTask, waitFor } from '../widget/wait-for';
import { isShown } from '../../field/widget/visible';
import { filled, refused, unchanged } from '../widget/written';
import { reaction } from '../widget/reaction';

/** A hex text in the picker is typed, confirmed where it asks for that, and the picker closed. */
export const colourButtonWriter: FieldWriter = {
  read: ({ element }) => paintOf(element),
  write: (field, value, context) => write(field, textsOf(value)?.[0] ?? '', context),
  restore: (field, held, context) => (held === '' ? clear(field, context) : write(field, held as string, context)),
};

async function write({ element }: FieldElements, colour: string, outer: WriteContext): Promise<Written> {
  const shown = () => colourShown(element);
  const start = shown();
  const hex = hexOf(colour);
  if (!hex) return refused('failed', start);
  if (start === hex) return unchanged(hex);
  const context = acting(outer);
  const opener = openerAt(element);
  const beside = openerBeside(element);
  const ways = [() => press(element), ...(beside ? [() => press(beside)] : [])];
  const find = () => colourPopupOf(opener);
  const popup = await openBy({ near: element, ways, find, patience: reaction.colourPickerOpened }, context.signal);
  if (popup) await enter(popup, colour, () => shown() === hex, context);
  await waitFor(element, () => shown() !== start, reaction.press, context.signal);
  const panel = popup?.panel ?? popupsOpened(opener)[0];
  if (panel) await close(element, panel, outer);
  return shown() !== start || shown() === hex ? filled(shown()) : refused('refused-by-page', shown());
}

/** Of a split button one half takes the colour shown, the other opens the picker. */
function openerBeside({ nextElementSibling: beside }: Element): Element | null {
  return isMatch(beside, 'button[aria-haspopup]:not([type=submit])') ? beside : null;
}

/** A field of colours is pressed only where the text has not done it: it is no finer than its pixels. */
async function enter(
  { panel, input, pad }: ColourPopup,
  colour: string,
  isThere: () => boolean,
  context: WriteContext,
): Promise<void> {
  const hex = hexOf(colour);
  const isTyped = input !== null && (await typeColour(input, colour, context));
  if (input?.isConnected && !closest(input, 'form')) pressKey(input, 'Enter');
  const isTaken = isTyped && (await waitFor(panel, isThere, reaction.typedColourShown, context.signal));
  if (pad && hex && !isTaken) await pickOnPad(pad, hex, context.signal);
  await nextTask();
  const button = confirmButton(panel);
  if (button) press(button);
  await nextTask();
}

/** By the picker's own button for no colour, else by its text. */
async function clear({ element }: FieldElements, context: WriteContext): Promise<Written> {
  const opener = openerAt(element);
  press(element);
  const panel = await waitFor(element, () => popupsOpened(opener)[0], reaction.colourPickerOpened, context.signal);
  const button = panel && clearButtons(panel)[0];
  const input = colourPopupOf(opener)?.input;
  if (button) press(button);
  else if (input) typeAtOnce(input, '', context);
  await waitFor(element, () => colourShown(element) === '', reaction.press, context.signal);
  if (panel) await close(element, panel, context);
  return colourShown(element) === '' ? filled('') : refused('refused-by-page', colourShown(element));
}

async function close(element: Element, panel: Element, { signal }: WriteContext): Promise<void> {
  const isClosed = () => !isShown(panel) || !isConnected(panel);
  await waitFor(element, () => !isClosed(), reaction.colourPickerGrown, signal);
  if (await waitFor(element, isClosed, reaction.colourPickerGone, signal)) return;
  await closePopup({ trigger: element, popup: panel }, signal);
  if (await waitFor(element, isClosed, reaction.press, signal)) return;
  press(element);
  await waitFor(element, isClosed, reaction.press, signal);
}
