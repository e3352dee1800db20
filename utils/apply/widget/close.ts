/** Closing what a widget opened: nothing stays open after a fill. */
import { activeWithin, blurFrom } from './focus-on';
import { pressKey } from './keys';
import { sendPointer } from './press';
import { until } from './until';
import { isShown } from './visible';

/** Milliseconds for a popup to go, its fade included. */
const fade = 250;

export interface Opened {
  /** The element that says `aria-expanded`. */
  readonly trigger: Element;
  readonly popup: Element;
}

/** Whether the popup still stands open. */
export function isOpen({ trigger, popup }: Opened): boolean {
  if (trigger.getAttribute('aria-expanded') === 'false') return false;
  return isShown(popup);
}

/** Leaves the widget as a person would until its popup is gone: by moving on, by Escape, by a press beside it. */
export async function closePopup(opened: Opened, signal: AbortSignal): Promise<boolean> {
  const { trigger, popup } = opened;
  const gone = () => until(trigger, () => !isOpen(opened), fade, signal);
  if (await until(trigger, () => !isOpen(opened), 60, signal)) return true;
  const active = activeWithin(trigger);
  if (active && active !== trigger.ownerDocument.body) blurFrom(active);
  if (await gone()) return true;
  const inside = activeWithin(popup);
  pressKey(inside && popup.contains(inside) ? inside : trigger.isConnected ? trigger : popup, 'Escape');
  if (await gone()) return true;
  pressKey(popup, 'Escape');
  pressOutside(trigger.ownerDocument.body);
  return (await gone()) !== null;
}

/** A press on the page's own ground, where nothing is that a press could set off. */
function pressOutside(body: Element): void {
  const at = { clientX: 0, clientY: 0 };
  sendPointer(body, 'pointerdown', at, 1);
  sendPointer(body, 'mousedown', at, 1);
  sendPointer(body, 'pointerup', at);
  sendPointer(body, 'mouseup', at);
  body.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...at }));
}
