import type { AgentTarget } from '../messages';
import { activeElementOf, rootElementOf } from './dom';
import type { Scanner } from './scanner';
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

/** The field under the caret and the fields of its form. Reads the page anew where the element is not known yet. */
export async function targetOf(document: Document, scanner: Scanner): Promise<AgentTarget> {
  const focused = focusedElement(document);
  if (!focused) return { field: null, form: [] };
  if (!scanner.ownerOf(focused)) await scanner.survey();
  const field = scanner.ownerOf(focused);
  return { field, form: field ? scanner.formOf(field) : [] };
}
