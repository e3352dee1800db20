/** Focus that reaches the page's listeners also while the window itself has none (the popup has it). */
import { activeElementOf, documentOf, rootOf } from '../../dom/nodes';

const focusTypes = ['focus', 'focusin'] as const;
const blurTypes = ['blur', 'focusout'] as const;

/**
 * Moves focus to an element; null takes it from the one that has it. Sends the events where the browser sends none. A body
 * that is edited as a whole is active before anybody has gone into it.
 */
export function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) moveFocus(element);
}

/** What has been told that it is left, and stays active: dates do in a window that has no focus (Chromium). */
const left = new WeakSet<Element>();

function moveFocus(element: HTMLElement | SVGElement): void {
  const active = activeWithin(element);
  const before = active && left.delete(active) ? null : active;
  const { body } = documentOf(element);
  if (before === element && element !== body) return;
  let heard = false;
  const hear = () => (heard = true);
  element.addEventListener('focus', hear, { once: true, capture: true });
  element.focus({ preventScroll: true });
  element.removeEventListener('focus', hear, { capture: true });
  if (heard) return;
  if (before && before !== body) send(before, blurTypes, element);
  if (activeWithin(element) === element) send(element, focusTypes, before);
}

/** Takes focus from an element, if it has it. */
export function blurFrom(element: Element): void {
  if (!(element instanceof HTMLElement) || activeWithin(element) !== element) return;
  let heard = false;
  const hear = () => (heard = true);
  element.addEventListener('blur', hear, { once: true, capture: true });
  element.blur();
  element.removeEventListener('blur', hear, { capture: true });
  if (!heard && !left.has(element)) send(element, blurTypes, null);
  if (activeWithin(element) === element) left.add(element);
  leaveFrame(element);
}

/**
 * An editor in a frame of its own is left when the page around it has the focus again: until then it is being typed in
 * (TinyMCE).
 */
function leaveFrame(element: HTMLElement): void {
  const { body, defaultView } = documentOf(element);
  const frame = (element === body ? (defaultView?.frameElement ?? null) : null) as HTMLElement | null;
  if (frame && activeElementOf(documentOf(frame)) === frame) frame.blur();
}

function send(element: Element, types: readonly string[], relatedTarget: Element | null): void {
  for (const type of types) {
    const bubbles = type === 'focusin' || type === 'focusout';
    element.dispatchEvent(new FocusEvent(type, { bubbles, composed: true, relatedTarget }));
  }
}

/** The focused element of the tree an element stands in. */
export function activeWithin(element: Element): Element | null {
  const root = rootOf(element);
  return root instanceof ShadowRoot ? root.activeElement : documentOf(element).activeElement;
}
