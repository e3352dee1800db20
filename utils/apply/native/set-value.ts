/** Native controls with a line or box of text. */
import type { TextElement } from '../../field/native/text-element';

/**
 * Sets the value. From a content script this is the browser's own setter: a page that overrides `value` is not
 * asked, and frameworks that track it see a change. An override seen from here too is passed by.
 */
export function setValue(element: TextElement, value: string): void {
  const prototype = element.localName === 'textarea' ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value);
}
