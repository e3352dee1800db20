import { composedParentOf, rectOf } from '../dom/nodes';
import type { Found } from './survey';

/** Where a person sees the field: a box that is hidden itself stands where its label does. Reads layout. */
export function seenElementOf({ element, parts, scope }: Found): Element {
  const candidates = [element, parts[0], scope.label, composedParentOf(element)];
  return candidates.find((one): one is Element => one instanceof Element && isDrawn(one)) ?? element;
}

function isDrawn(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width > 1 && height > 1;
}
