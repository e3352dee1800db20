import { activeElementOf, rootElementOf } from './nodes';
import { shadowRootOf } from './shadow-root';

/** Shadow roots within shadow roots looked into for the focus. */
const maxRoots = 50;

/** The element that has the focus, inside shadow trees too; null where it is nobody's. */
export function focusedElement(document: Document): Element | null {
  let focused = activeElementOf(document);
  for (let level = 0; focused && level < maxRoots; level++) {
    const inner = shadowRootOf(focused)?.activeElement;
    if (!inner) break;
    focused = inner;
  }
  return focused === rootElementOf(document) ? null : focused;
}

/** The focused element; null where it is the body or none. */
export function deepActive(page: Document): Element | null {
  const active = focusedElement(page);
  return active === page.body ? null : active;
}
