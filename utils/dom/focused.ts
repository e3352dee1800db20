import { activeElementOf, documentOf, rootElementOf } from './nodes';
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

/** What a text would go into: an editor in a frame of its own is the frame's whole body, or all of its document in design mode. */
export function focusedPlace(page: Document): Element | null {
  return deepActive(page) ?? (page.body?.isContentEditable ? page.body : null);
}

/**
 * Whether the focus is elsewhere in the page around: a frame keeps its focused element then. Of another site's page no
 * frame is known (HTML spec, `frameElement`).
 */
export function isLeftFrame(view: Window | null): boolean {
  const frame = view?.frameElement ?? null;
  return frame !== null && deepActive(documentOf(frame)) !== frame;
}
