import { focusedPlace, isLeftFrame } from '../dom/focused';
import { localNameOf } from '../dom/nodes';

export const typed = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number']);
export const set = new Set(['date', 'month', 'week', 'time', 'datetime-local', 'color', 'range']);

/** Where a text would go: into the focused element, or into a frame that has the focus. */
export function caretPlace(page: Document): 'text' | 'frame' | 'none' {
  if (isLeftFrame(page.defaultView)) return 'none';
  const target = focusedPlace(page);
  if (localNameOf(target) === 'iframe' || localNameOf(target) === 'frame') return 'frame';
  if (target instanceof HTMLInputElement) return typed.has(target.type) || set.has(target.type) ? 'text' : 'none';
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return isText || (target instanceof HTMLElement && target.isContentEditable) ? 'text' : 'none';
}
