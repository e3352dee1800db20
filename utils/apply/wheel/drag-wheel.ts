/** Dragging a wheel by finger or mouse. */
import { centreOf, press, sendPointer, type Point } from '../widget/press';
import { queryInside } from '../widget/tree';
import { nextTask, until } from '../widget/until';

/** Milliseconds that a wheel is held before it is let go: one that is let go sooner swings on. */
const holding = 500;
/** Parts of the way, each a move of its own. */
const steps = [0.1, 0.5, 1];

type Send = (phase: 'start' | 'move' | 'end', at: Point) => void;

/** Drags what stands at an entry up (negative) or down by so many pixels. */
export function dragByFinger(entry: Element, way: number, signal: AbortSignal): Promise<void> {
  return drag(entry, way, (phase, at) => sendTouch(entry, phase, at), signal);
}

/** The same with the mouse; what is dragged is often heard by the whole page. */
export function dragByMouse(entry: Element, way: number, signal: AbortSignal): Promise<void> {
  const names = { start: 'down', move: 'move', end: 'up' } as const;
  const send: Send = (phase, at) => {
    for (const sort of ['pointer', 'mouse']) sendPointer(entry, `${sort}${names[phase]}`, at, phase === 'end' ? 0 : 1);
  };
  return drag(entry, way, send, signal);
}

/** A finger's tap: what it touches hears of that first, and of the press that browsers make of it. */
export function tap(entry: Element): void {
  const at = centreOf(entry);
  sendTouch(entry, 'start', at);
  sendTouch(entry, 'end', at);
  press(queryInside(entry, 'button, [role=button]')[0] ?? entry, at);
}

async function drag(entry: Element, way: number, send: Send, signal: AbortSignal): Promise<void> {
  const from = centreOf(entry);
  const along = (part: number) => ({ ...from, clientY: from.clientY + way * part });
  send('start', from);
  for (const part of steps) {
    await nextTask();
    send('move', along(part));
  }
  await until(entry, () => false, holding, signal);
  send('move', along(1));
  await nextTask();
  send('end', along(1));
}

/** Browsers without a touch screen may not know the event. */
function sendTouch(element: Element, phase: 'start' | 'move' | 'end', { clientX, clientY }: Point): void {
  if (typeof TouchEvent === 'undefined' || typeof Touch === 'undefined') return;
  const view = element.ownerDocument.defaultView;
  const [pageX, pageY] = [clientX + (view?.scrollX ?? 0), clientY + (view?.scrollY ?? 0)];
  const touch = new Touch({
    identifier: 1,
    target: element,
    clientX,
    clientY,
    pageX,
    pageY,
    screenX: clientX,
    screenY: clientY,
  });
  const touches = phase === 'end' ? [] : [touch];
  const shared = { bubbles: true, cancelable: true, composed: true, view };
  element.dispatchEvent(
    new TouchEvent(`touch${phase}`, { ...shared, touches, targetTouches: touches, changedTouches: [touch] }),
  );
}
