/** What a finger does. */
import { documentOf } from '../../dom/nodes';
import { centreOf, press, type Point } from './press';

export type Phase = 'start' | 'move' | 'end';

/** A finger's tap: first what it touches hears of it, then of the press that browsers make of it. */
export function tap(element: Element): void {
  const at = centreOf(element);
  const goesOn = sendTouch(element, 'start', at);
  if (sendTouch(element, 'end', at) && goesOn) press(element, at);
}

/** Browsers without a touch screen may not know the event. @returns false where the page prevented its default */
export function sendTouch(element: Element, phase: Phase, { clientX, clientY }: Point): boolean {
  if (typeof TouchEvent === 'undefined' || typeof Touch === 'undefined') return true;
  const view = documentOf(element).defaultView;
  const touch = new Touch({
    identifier: 1,
    target: element,
    clientX,
    clientY,
    pageX: clientX + (view?.scrollX ?? 0),
    pageY: clientY + (view?.scrollY ?? 0),
    screenX: clientX,
    screenY: clientY,
  });
  const touches = phase === 'end' ? [] : [touch];
  const shared = { bubbles: true, cancelable: true, composed: true, view };
  return element.dispatchEvent(
    new TouchEvent(`touch${phase}`, { ...shared, touches, targetTouches: touches, changedTouches: [touch] }),
  );
}
