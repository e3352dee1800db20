import type { WriteContext } from '../adapter';
import { sendChange, sendInput, sendMouse } from './events';
import { enterField, leaveField } from './focus';

const setChecked = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')!.set!;

/** Clicks a checkbox or radio button as a mouse would; the browser then sends `click`, `input`, `change`. */
export function clickBox(element: HTMLInputElement, context: WriteContext): void {
  sendMouse(element, 'pointerdown');
  if (sendMouse(element, 'mousedown')) enterField(element, context);
  sendMouse(element, 'pointerup');
  sendMouse(element, 'mouseup');
  element.click();
  leaveField(element, context);
}

/**
 * Brings a box to a state: by a click, then by its wrapping label (skins that hide the box listen there), then by
 * setting it and saying so.
 * @returns whether the box is in that state now
 */
export function bringTo(element: HTMLInputElement, checked: boolean, context: WriteContext): boolean {
  const ways = [
    () => clickBox(element, context),
    () => element.closest('label')?.click(),
    () => {
      setChecked.call(element, checked);
      sendInput(element);
      sendChange(element);
    },
  ];
  for (const way of ways) {
    if (element.checked === checked) break;
    way();
  }
  return element.checked === checked;
}

/** Takes the tick away without a click: a person cannot empty a radio group, undo can. */
export function clearBox(element: HTMLInputElement): void {
  setChecked.call(element, false);
  sendInput(element);
  sendChange(element);
  if (element.checked) setChecked.call(element, false);
}
