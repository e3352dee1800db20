/** Dragging a wheel by finger or mouse. */
import { centreOf, sendPointer, type Point } from '../widget/press';
import { sendTouch, type Phase } from '../widget/touch';
import { nextTask, waitFor } from '../widget/wait-for';

/** Milliseconds that a wheel is held before it is let go: one that is let go sooner swings on. */
const holding = 500;
/** Parts of the way, each a move of its own. */
const steps = [0.1, 0.5, 1];

type Send = (phase: Phase, at: Point) => unknown;

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

async function drag(entry: Element, way: number, send: Send, signal: AbortSignal): Promise<void> {
  const from = centreOf(entry);
  const along = (part: number) => ({ ...from, clientY: from.clientY + way * part });
  send('start', from);
  for (const part of steps) {
    await nextTask();
    send('move', along(part));
  }
  await waitFor(entry, () => false, holding, signal);
  send('move', along(1));
  await nextTask();
  send('end', along(1));
}
