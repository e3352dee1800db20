/** Moving a thumb with the mouse until it stands where it should. */
import { centreOf, press, sendPointer, type Point } from '../widget/press';
import { lengthOf, trackOf, type Thumb } from '../../field/slider/thumb';
import { moves } from './moves';
import { nextTask } from '../widget/wait-for';

/** The first drag goes by the length of the track; those after it by what the one before did, from where that ended. */
const mostDrags = 5;
/** Shorter ways, in CSS pixels, move nothing. */
const leastWay = 0.5;

/**
 * Drags a thumb to a value, as near as the pixels allow; where it can't be dragged, presses the track there.
 * @param range the length of its scale, from end to end
 */
export async function slideByMouse(thumb: Thumb, wanted: number, range: number, signal: AbortSignal): Promise<void> {
  let at = centreOf(thumb.element);
  let perUnit = lengthOf(trackOf(thumb), thumb.isVertical) / (range || 1);
  let isPressed = false;
  for (let count = 0; count < mostDrags && thumb.now() !== wanted && !signal.aborted; count++) {
    const before = thumb.now();
    const way = (wanted - before) * perUnit;
    if (Math.abs(way) < leastWay) return;
    const to = along(thumb, at, way);
    const isDragged: boolean = !isPressed && (await moves(thumb, () => drag(thumb.element, at, to), signal));
    isPressed ||= count === 0 && !isDragged;
    if (!isDragged && !(isPressed && (await moves(thumb, () => press(trackOf(thumb), to), signal)))) return;
    perUnit = way / (thumb.now() - before);
    at = to;
  }
}

/** Upright thumbs rise with their value. */
function along({ isVertical }: Thumb, { clientX, clientY }: Point, way: number): Point {
  return isVertical ? { clientX, clientY: clientY - way } : { clientX: clientX + way, clientY };
}

/** Presses the thumb, moves it along its track and lets go; the page renders in between. */
async function drag(element: Element, from: Point, to: Point): Promise<void> {
  const half = { clientX: (from.clientX + to.clientX) / 2, clientY: (from.clientY + to.clientY) / 2 };
  for (const type of ['pointerdown', 'mousedown']) sendPointer(element, type, from, 1);
  await nextTask();
  for (const at of [half, to]) {
    for (const type of ['pointermove', 'mousemove']) sendPointer(element, type, at, 1);
    await nextTask();
  }
  for (const type of ['pointerup', 'mouseup']) sendPointer(element, type, to);
}
