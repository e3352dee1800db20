/** Typing for elements that are no inputs: sections of date fields, editors that read keys. */
import { contains, documentOf } from '../../dom/nodes';
import { sendKey } from './keys';
import { nextTask } from './wait-for';

/**
 * Sends each character as its own key stroke, with the text event a browser would send where the key is let through;
 * the page may render between strokes.
 */
export async function typeKeys(element: Element, text: string): Promise<void> {
  for (const character of text) {
    const at = documentOf(element).activeElement ?? element;
    const target = contains(element, at) ? at : element;
    if (sendKey(target, 'keydown', character)) insert(target, character);
    sendKey(target, 'keyup', character);
    await nextTask();
  }
}

function insert(target: Element, data: string): void {
  if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
  const init = { inputType: 'insertText', data, bubbles: true, composed: true };
  if (!target.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }))) return;
  target.textContent = data;
  target.dispatchEvent(new InputEvent('input', init));
}
