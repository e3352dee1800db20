import { composedParentOf, rectOf } from '../dom/nodes';
import type { FieldFacts } from '../pipeline';
import type { Found } from './survey';

/** Where a person sees the field: a box that is hidden itself stands where its label does. Reads layout. */
export function seenElementOf(found: Found): Element {
  return seenOf(found).element;
}

/** The same place in pixels of the whole page. */
export function seenBoxOf(found: Found, view: Window): FieldFacts['box'] {
  const { x, y, width, height } = seenOf(found).rect;
  const round = (pixels: number) => Math.round(pixels);
  return { x: round(x + view.scrollX), y: round(y + view.scrollY), width: round(width), height: round(height) };
}

/** Each box is read once: most fields are seen themselves. */
function seenOf({ element, parts, scope }: Found): { readonly element: Element; readonly rect: DOMRect } {
  for (const one of [element, parts[0], scope.label, composedParentOf(element)]) {
    if (!(one instanceof Element)) continue;
    const rect = rectOf(one);
    if (rect.width > 1 && rect.height > 1) return { element: one, rect };
  }
  return { element, rect: rectOf(element) };
}
