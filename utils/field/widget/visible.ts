import { isConnected, isRendered, parentElementOf, rectOf } from '../../dom/nodes';
import { shadowRootOf } from '../../dom/shadow-root';

/** Whether an element is laid out and can be seen; transparent counts as seen, since widgets fade in. */
export function isShown(element: Element): boolean {
  if (!isConnected(element)) return false;
  return hasBox(element) || [...(shadowRootOf(element)?.children ?? [])].some(isShown);
}

/** Boxes of a pixel are for screen readers. A component without a box may show what stands in its shadow tree. */
function hasBox(element: Element): boolean {
  if (!isRendered(element, { visibilityProperty: true })) return false;
  const { width, height, right } = rectOf(element);
  return width > 1 && height > 1 && right > farLeft;
}

/** Where no scrolling leads: lists are put away there (jSuites). */
const farLeft = -5_000;

/** Boxes around an element that may clip it away. */
const clipDepth = 4;

/** Neither transparent nor clipped away nor out of the mouse's reach. */
export function isSeen(element: Element): boolean {
  if (!isRendered(element, { visibilityProperty: true, opacityProperty: true })) return false;
  for (let at: Element | null = element, depth = 0; at && depth < clipDepth; at = parentElementOf(at), depth++) {
    const { clip, clipPath } = getComputedStyle(at);
    if (/^rect\(0px,? 0px,? 0px,? 0px\)/.test(clip) || /inset\((?:[5-9]\d|100)%/.test(clipPath)) return false;
  }
  return true;
}
