/** Text into an input of a widget, as one piece of typing. */
import { focusOn } from './focus-on';
import { sendKey } from './keys';

/** Whether keys typed into the element make text. */
export function takesText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    !element.readOnly &&
    !element.disabled
  );
}

/** Replaces what the input holds; an empty text deletes it. Sends the events of the last key of that typing. */
export function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  focusOn(input);
  const key = text.at(-1) ?? 'Backspace';
  const inputType = text ? 'insertText' : 'deleteContentBackward';
  const data = text || null;
  const init = { bubbles: true, composed: true, inputType, data };
  if (!sendKey(input, 'keydown', key)) {
    sendKey(input, 'keyup', key);
    return;
  }
  if (input.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }))) {
    input.value = text;
    input.dispatchEvent(new InputEvent('input', init));
  }
  sendKey(input, 'keyup', key);
}
