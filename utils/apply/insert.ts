import { edit } from './native/edit';
import { sendChange, sendInput, sendTyped } from './native/events';
import { setValue } from './native/text-element';
import { insertText } from './native/type-by-keys';
import { deepActive } from './place-in-page';

const typed = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number']);
const set = new Set(['date', 'month', 'week', 'time', 'datetime-local', 'color', 'range']);

/**
 * Inserts a text at the caret, or over the selection, of the focused element, with the events of typing; the
 * browser's own undo takes it back. Within `maxlength`. Dates, colours and ranges have no caret: they are set.
 * @param target the element to insert into; the focused one by default, also inside open shadow roots
 * @returns false where nothing editable has the focus, or the page or control did not take the text
 */
export function insertAtCaret(page: Document, text: string, target: Element | null = deepActive(page)): boolean {
  if (target instanceof HTMLTextAreaElement) return insertIntoText(target, text);
  if (target instanceof HTMLInputElement) return insertIntoInput(target, text);
  if (target instanceof HTMLElement && target.isContentEditable) return insertIntoEditor(target, text);
  return false;
}

function insertIntoInput(element: HTMLInputElement, text: string): boolean {
  if (typed.has(element.type)) return insertIntoText(element, text);
  if (!set.has(element.type) || isClosed(element)) return false;
  setValue(element, text);
  sendInput(element);
  sendChange(element);
  return element.value !== '';
}

function insertIntoText(element: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
  if (isClosed(element)) return false;
  const before = element.value;
  return insertText(element, text) || element.value !== before;
}

function insertIntoEditor(element: HTMLElement, text: string): boolean {
  const before = element.textContent;
  const outcome = edit(element, 'insertText', text);
  return outcome === 'failed' ? putIn(element, text) : outcome === 'done' || element.textContent !== before;
}

function putIn(element: HTMLElement, text: string): boolean {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return false;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return false;
  range.deleteContents();
  range.insertNode(element.ownerDocument.createTextNode(text));
  range.collapse(false);
  sendTyped(element, text, 'insertText');
  return true;
}

function isClosed(element: HTMLInputElement | HTMLTextAreaElement): boolean {
  return element.readOnly || element.matches(':disabled');
}
