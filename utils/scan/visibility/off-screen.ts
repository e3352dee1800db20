import { flatParentOf, rootElementOf, scrollLeftOf, scrollTopOf } from '../../dom/nodes';

/** Whether no scrolling brings a box into view: it lies left of or above all that can be scrolled to, or beyond the end. */
export type IsOffScreen = (element: Element, rect: DOMRect) => boolean;

/** @param view whose page scrolls; its extent is read once */
export function createIsOffScreen(view: Window): IsOffScreen {
  const root = rootElementOf(view.document);
  const width = root?.scrollWidth ?? 0;
  const start = Math.min(0, root && view.getComputedStyle(root).direction === 'rtl' ? root.clientWidth - width : 0);
  const pageX = view.scrollX;
  const pageY = view.scrollY;
  return (element, rect) => {
    const right = rect.right + pageX;
    const bottom = rect.bottom + pageY;
    if (right > start && bottom > 0) return rect.left + pageX >= start + width && width > 0;
    const scrolled = scrolledInside(element, root);
    return right + scrolled.left <= start || bottom + scrolled.top <= 0;
  };
}

/** How far the boxes around the element are scrolled, the page itself left out. */
function scrolledInside(element: Element, root: Element | null): { left: number; top: number } {
  let left = 0;
  let top = 0;
  for (let above = flatParentOf(element); above && above !== root; above = flatParentOf(above)) {
    left += scrollLeftOf(above);
    top += scrollTopOf(above);
  }
  return { left, top };
}
