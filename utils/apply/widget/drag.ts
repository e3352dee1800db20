/** Moving a thumb along its track with the mouse. */
import { centreOf, sendPointer } from './press';
import { nextTask } from './until';

interface Track {
  readonly element: Element;
  readonly isVertical: boolean;
}

/** The nearest ancestor that is longer than the thumb. */
export function trackOf(thumb: Element, isVertical: boolean): Element {
  const own = thumb.getBoundingClientRect();
  for (let at = thumb.parentElement; at; at = at.parentElement) {
    const box = at.getBoundingClientRect();
    if (isVertical ? box.height > own.height * 2 : box.width > own.width * 2) return at;
  }
  return thumb;
}

/** Presses the thumb, moves it to a share of its track (from the left, or from below) and lets go; the page renders in between. */
export async function dragTo(thumb: Element, share: number, { element, isVertical }: Track): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const from = centreOf(thumb);
  const to = isVertical
    ? { clientX: from.clientX, clientY: top + height * (1 - share) }
    : { clientX: left + width * share, clientY: from.clientY };
  const half = { clientX: (from.clientX + to.clientX) / 2, clientY: (from.clientY + to.clientY) / 2 };
  for (const type of ['pointerdown', 'mousedown']) sendPointer(thumb, type, from, 1);
  await nextTask();
  for (const at of [half, to]) {
    for (const type of ['pointermove', 'mousemove']) sendPointer(thumb, type, at, 1);
    await nextTask();
  }
  for (const type of ['pointerup', 'mouseup']) sendPointer(thumb, type, to);
}
