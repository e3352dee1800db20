/** Events as browsers make them: which interface, what they allow. Sources: UI Events, Input Events, HTML. */
import { documentOf } from '../../dom/nodes';

const plain = { bubbles: true, cancelable: false, composed: false };
const everywhere = { bubbles: true, cancelable: false, composed: true };
const cancelable = { bubbles: true, cancelable: true, composed: true };

const flags = {
  change: plain,
  input: everywhere,
  beforeinput: cancelable,
  pointerdown: cancelable,
  mousedown: cancelable,
  pointerup: cancelable,
  mouseup: cancelable,
} as const satisfies Record<string, EventInit>;

/** Says that the control's value was changed for good. */
export function sendChange(element: Element): void {
  element.dispatchEvent(new Event('change', flags.change));
}

/** The `input` event of controls that are not typed into. */
export function sendInput(element: Element): void {
  element.dispatchEvent(new Event('input', flags.input));
}

/** The `input` event of typing. */
export function sendTyped(element: Element, data: string | null, inputType: string): void {
  element.dispatchEvent(new InputEvent('input', { ...flags.input, data, inputType }));
}

/** Asks the page whether a text may be put in. @returns false where the page prevented it, to do it itself */
export function sendBeforeInput(
  element: Element,
  data: string | null,
  inputType: string,
  targetRanges: StaticRange[] = [],
): boolean {
  const init = { ...flags.beforeinput, data, inputType, targetRanges };
  return element.dispatchEvent(new InputEvent('beforeinput', init));
}

const pressed = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, detail: 1 };

/** One event of a mouse button, without coordinates: asking for them would cost a layout. */
export function sendMouse(element: Element, type: 'pointerdown' | 'mousedown' | 'pointerup' | 'mouseup'): boolean {
  const init = { ...flags[type], ...pressed, buttons: type.endsWith('down') ? 1 : 0, view: viewOf(element) };
  const event = type.startsWith('pointer') ? new PointerEvent(type, init) : new MouseEvent(type, init);
  return element.dispatchEvent(event);
}

function viewOf(element: Element): Window | null {
  return documentOf(element).defaultView;
}
