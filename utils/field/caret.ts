import { documentOf, localNameOf } from '../dom/nodes';
import { deepActive } from '../dom/focused';

export const typed = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number']);
export const set = new Set(['date', 'month', 'week', 'time', 'datetime-local', 'color', 'range']);

/** An editor in a frame of its own is the frame's whole body, or all of its document in design mode. */
export function focusedPlace(page: Document): Element | null {
  return deepActive(page) ?? (page.body?.isContentEditable ? page.body : null);
}

/** Where a text would go: into the focused element, or into a frame that has the focus. */
export function caretPlace(page: Document): 'text' | 'frame' | 'none' {
  if (isLeftFrame(page.defaultView)) return 'none';
  const target = focusedPlace(page);
  if (localNameOf(target) === 'iframe' || localNameOf(target) === 'frame') return 'frame';
  if (target instanceof HTMLInputElement) return typed.has(target.type) || set.has(target.type) ? 'text' : 'none';
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return isText || (target instanceof HTMLElement && target.isContentEditable) ? 'text' : 'none';
}

/** A frame keeps its focused element when the focus goes elsewhere in the page around it. */
function isLeftFrame(view: Window | null): boolean {
  const frame = frameElementOf(view);
  return frame !== null && deepActive(documentOf(frame)) !== frame;
}

/** null in the top frame, and where the page around it is another site's. */
function frameElementOf(view: Window | null): Element | null {
  try {
    return view?.frameElement ?? null;
  } catch {
    // A SecurityError: another site's.
    return null;
  }
}
