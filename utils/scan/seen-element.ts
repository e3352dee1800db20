import { composedParentOf, rectOf } from '../dom/nodes';
import type { FieldFacts } from '../pipeline';
import type { Found } from './survey';

/** Where a person sees the field: a box that is hidden itself stands where its label does. Reads layout. */
export function seenElementOf({ element, parts, scope }: Found): Element {
  const candidates = [element, parts[0], scope.label, composedParentOf(element)];
  return candidates.find((one): one is Element => one instanceof Element && isDrawn(one)) ?? element;
}

/** The same place in pixels of the whole page. */
export function seenBoxOf(found: Found, view: Window): FieldFacts['box'] {
  const { x, y, width, height } = rectOf(seenElementOf(found));
  const round = (pixels: number) => Math.round(pixels);
  return { x: round(x + view.scrollX), y: round(y + view.scrollY), width: round(width), height: round(height) };
}

function isDrawn(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width > 1 && height > 1;
}
