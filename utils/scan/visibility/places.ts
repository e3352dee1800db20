/** Where elements lie, one to another. */
import { rectOf } from '../../dom/nodes';

/** CSS pixels between the edges of a control and of what is drawn under it. */
const maxGap = 4;

/** Whether an element takes a place of its own. */
export function isLaidOut(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width > 1 && height > 1;
}

/** Whether a box takes the same place as an element, to the pixel or two. */
export function liesUnder(element: Element): (box: Element) => boolean {
  const own = rectOf(element);
  return (box) => {
    const { left, top, right, bottom } = rectOf(box);
    const gaps = [left - own.left, top - own.top, right - own.right, bottom - own.bottom];
    return gaps.every((gap) => Math.abs(gap) <= maxGap);
  };
}

/** Whether a box has all of the element's inside. */
export function holds(element: Element): (box: Element) => boolean {
  const inner = rectOf(element);
  return (box) => {
    const { left, top, right, bottom } = rectOf(box);
    return left <= inner.left && top <= inner.top && right >= inner.right && bottom >= inner.bottom;
  };
}
