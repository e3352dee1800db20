/** Buttons that send or empty a form: to press one is no way to answer a question, whatever it looks like. */
import { isMatch } from '../../dom/nodes';

const sending = ':is(button, input):is([type=submit i], [type=reset i], [type=image i])';

/** Whether a press on an element would send or empty the form it belongs to. */
export function sendsForm(element: Element): boolean {
  const isSending = element instanceof HTMLButtonElement && element.type !== 'button';
  return isSending && element.form !== null;
}

/**
 * Whether an element is there to send or empty a form, so that it is no field and no choice of one. One whose type was
 * forgotten may be: `withoutSubmitBy` presses it without sending.
 */
export function isFormButton(element: Element): boolean {
  return isMatch(element, sending);
}
