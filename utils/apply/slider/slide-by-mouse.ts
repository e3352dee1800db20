/** Moving a thumb with the mouse, or a finger, until it stands where it should. */
import { centreOf, press, sendPointer, type Point } from '../widget/press';
import { sendTouch } from '../widget/touch';
import { lengthOf, trackOf, type Thumb } from '../../field/slider/thumb';
import { moves } from './moves';
import { nextTask } from '../widget/wait-for';

/** The first drag goes by the length of the track; those after it by what the one before did, from where that ended. */
const mostDrags = 5;
/** Shorter ways, in CSS pixels, move nothing. */
const leastWay = 0.5;

type Way = (thumb: Thumb, from: Point, to: Point) => unknown;

/** By the mouse; where the thumb can't be dragged, by a press on its track; a page made for phones hears fingers alone. */
const ways: readonly Way[] = [
  ({ element }, from, to) => dragByMouse(element, from, to),
  (thumb, _, to) => press(trackOf(thumb), to),
  ({ element }, from, to) => dragByFinger(element, from, to),
];

/**
 * Brings a thumb to a value, as near as the pixels allow, by the first way that moves it.
 * @param range the length of its scale, from end to end
 */
export async function slideByMouse(thumb: Thumb, wanted: number, range: number, signal: AbortSignal): Promise<void> {
  let at = centreOf(thumb.element);
  let perUnit = lengthOf(trackOf(thumb), thumb.isVertical) / (range || 1);
  let open = ways;
  for (let count = 0; count < mostDrags && thumb.now() !== wanted && !signal.aborted; count++) {
    const before = thumb.now();
    const distance = (wanted - before) * perUnit;
    if (Math.abs(distance) < leastWay) return;
    const to = along(thumb, at, distance);
    const working = await firstThatMoves(open, thumb, at, to, signal);
    if (!working) return;
    open = [working];
    perUnit = distance / (thumb.now() - before);
    at = to;
  }
}

async function firstThatMoves(open: readonly Way[], thumb: Thumb, from: Point, to: Point, signal: AbortSignal) {
  for (const way of open) if (await moves(thumb, () => way(thumb, from, to), signal)) return way;
  return null;
}

/** Upright thumbs rise with their value. */
function along({ isVertical }: Thumb, { clientX, clientY }: Point, way: number): Point {
  return isVertical ? { clientX, clientY: clientY - way } : { clientX: clientX + way, clientY };
}

/** Presses the thumb, moves it along its track and lets go; the page renders in between. */
async function dragByMouse(element: Element, from: Point, to: Point): Promise<void> {
  for (const type of ['pointerdown', 'mousedown']) sendPointer(element, type, from, 1);
  await nextTask();
  for (const at of [halfway(from, to), to]) {
    for (const type of ['pointermove', 'mousemove']) sendPointer(element, type, at, 1);
    await nextTask();
  }
  for (const type of ['pointerup', 'mouseup']) sendPointer(element, type, to);
}

async function dragByFinger(element: Element, from: Point, to: Point): Promise<void> {
  sendTouch(element, 'start', from);
  await nextTask();
  for (const at of [halfway(from, to), to]) {
    sendTouch(element, 'move', at);
    await nextTask();
  }
  sendTouch(element, 'end', to);
}

const halfway = (from: Point, to: Point): Point => ({
  clientX: (from.clientX + to.clientX) / 2,
  clientY: (from.clientY + to.clientY) / 2,
});
