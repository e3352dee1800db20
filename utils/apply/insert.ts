import { contains, documentOf, isMatch, textContentOf } from '../dom/nodes';
import type { InsertOutcome } from '../messages/agent';
import { isAccepted } from './native/can-hold';
import { edit } from './native/edit';
import { sendChange, sendInput, sendTyped } from './native/events';
import { setValue } from './native/set-value';
import { insertText } from './native/type-by-keys';
import { typed, set } from '../field/caret';
import { focusedPlace } from '../dom/focused';

/**
 * Inserts a text at the caret, or over the selection, of the focused element, with the events of typing; the
 * browser's own undo takes it back. Within `maxlength`. Dates, colours, ranges and lists have no caret: they are set.
 * What a control can't hold leaves nothing behind in it.
 * @param target the element to insert into; the focused one by default, also inside shadow roots
 */
export function insertAtCaret(
  page: Document,
  text: string,
  target: Element | null = focusedPlace(page),
): InsertOutcome {
  if (target instanceof HTMLTextAreaElement) return insertIntoText(target, text);
  if (target instanceof HTMLInputElement) return insertIntoInput(target, text);
  if (target instanceof HTMLSelectElement) return chooseOption(target, text);
  if (target instanceof HTMLElement && target.isContentEditable) return insertIntoEditor(target, text);
  return 'no-caret';
}

function insertIntoInput(element: HTMLInputElement, text: string): InsertOutcome {
  if (element.type === 'number') return insertIntoNumber(element, text);
  if (typed.has(element.type)) return insertIntoText(element, text);
  if (!set.has(element.type) || isClosed(element)) return 'no-caret';
  if (!isAccepted(element, text)) return 'cannot-hold';
  setValue(element, text);
  sendInput(element);
  sendChange(element);
  return 'inserted';
}

function insertIntoText(element: HTMLInputElement | HTMLTextAreaElement, text: string): InsertOutcome {
  if (isClosed(element)) return 'no-caret';
  const before = element.value;
  return insertText(element, text) || element.value !== before ? 'inserted' : 'no-caret';
}

/** A number box shows letters that it does not hold ("e"): they are not left in it. */
function insertIntoNumber(element: HTMLInputElement, text: string): InsertOutcome {
  if (isClosed(element)) return 'no-caret';
  if (!isAccepted(element, text)) return 'cannot-hold';
  const outcome = insertIntoText(element, text);
  if (!element.validity.badInput) return outcome;
  element.ownerDocument.execCommand('undo');
  return 'cannot-hold';
}

function chooseOption(element: HTMLSelectElement, text: string): InsertOutcome {
  if (isMatch(element, ':disabled')) return 'no-caret';
  const wanted = text.trim();
  const option = [...element.options].find(
    (one) => !one.disabled && [one.text.trim(), one.label.trim(), one.value].includes(wanted),
  );
  if (!option) return 'cannot-hold';
  if (option.selected) return 'inserted';
  option.selected = true;
  sendInput(element);
  sendChange(element);
  return 'inserted';
}

function insertIntoEditor(element: HTMLElement, text: string): InsertOutcome {
  const before = textContentOf(element);
  const outcome = edit(element, 'insertText', text);
  const isIn = outcome === 'failed' ? putIn(element, text) : outcome === 'done' || textContentOf(element) !== before;
  return isIn ? 'inserted' : 'no-caret';
}

function putIn(element: HTMLElement, text: string): boolean {
  const selection = documentOf(element).getSelection();
  if (!selection || selection.rangeCount === 0) return false;
  const range = selection.getRangeAt(0);
  if (!contains(element, range.commonAncestorContainer)) return false;
  range.deleteContents();
  range.insertNode(documentOf(element).createTextNode(text));
  range.collapse(false);
  sendTyped(element, text, 'insertText');
  return true;
}

function isClosed(element: HTMLInputElement | HTMLTextAreaElement): boolean {
  return element.readOnly || isMatch(element, ':disabled');
}
