/** Text into a box of a widget, as one piece of typing. */
import { documentOf } from '../../dom/nodes';
import { focusOn } from './focus-on';
import { sendKey } from './keys';
import { type TextBox, isNative, typedIn } from '../../field/widget/typed-in';

/** Replaces what the box holds; an empty text deletes it. Sends the events of the last key of that typing. */
export function typeInto(box: TextBox, text: string): void {
  focusOn(box);
  const key = text.at(-1) ?? 'Backspace';
  if (sendKey(box, 'keydown', key)) {
    if (isNative(box)) replaceValue(box, text);
    else replaceLine(box, text);
  }
  sendKey(box, 'keyup', key);
}

function replaceValue(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const inputType = text ? 'insertText' : 'deleteContentBackward';
  const init = { bubbles: true, composed: true, inputType, data: text || null };
  if (!input.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }))) return;
  noteTyped(input, text);
  input.value = text;
  input.dispatchEvent(new InputEvent('input', init));
}

/**
 * What was typed into inputs that have not told of a change since, and what they held before: what a browser itself keeps
 * of each input, from the first key to the `change`.
 */
const untold = new WeakMap<Element, { readonly before: string; readonly typed: string }>();

function noteTyped(input: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  if (!untold.has(input)) input.addEventListener('change', () => untold.delete(input), { once: true, capture: true });
  untold.set(input, { before: untold.get(input)?.before ?? input.value, typed });
}

/** As browsers do when an input is left: `change` for what was typed, unless the page has put in something else since. */
export function tellChange(input: Element): void {
  const { before = '', typed = '' } = untold.get(input) ?? {};
  const isTold = before === typed || !isNative(input) || input.value !== typed;
  if (!isTold) input.dispatchEvent(new Event('change', { bubbles: true }));
  untold.delete(input);
}

function replaceLine(line: HTMLElement, text: string): void {
  const page = documentOf(line);
  page.getSelection()?.selectAllChildren(line);
  if (text) page.execCommand('insertText', false, text);
  else if (typedIn(line) !== '') page.execCommand('delete');
}
