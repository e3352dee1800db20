import { blurFrom, focusOn } from '../widget/focus-on';
import { sendKey } from '../widget/keys';
import { nextTask } from '../widget/until';
import { edit } from './edit';
import { sendChange, sendTyped } from './events';
import { placeOf, relocate } from './relocate';
import { setValue, type TextElement } from './text-element';

/** Longer texts are no masked ones; typing them key by key would only take time. */
const longest = 300;

/**
 * Types a text key by key, as masks and editors expect it. The browser's own editing command is used, since its
 * `beforeinput` and `input` are trusted. Pauses after each key, so that a page may render; goes on in the element
 * that took the place of one the page removed.
 * @returns the element written into, null where it is gone
 */
export async function typeByKeys(
  element: TextElement,
  text: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<TextElement | null> {
  let current = element;
  focusOn(current);
  empty(current);
  for (const stroke of strokesOf(text)) {
    if (signal.aborted) break;
    const place = placeOf(current);
    typeStroke(current, stroke);
    await nextTask();
    const now = relocate(place) as TextElement | null;
    if (!now) return null;
    if (now !== current) focusOn(now);
    current = now;
  }
  leaveTyped(current);
  return current;
}

function strokesOf(text: string): readonly string[] {
  const strokes = [...text];
  return strokes.length > longest ? [text] : strokes;
}

/** Deletes what a focused control holds: by Backspace over everything; again for pages that take one character at a time, until nothing goes any more. */
export function empty(element: TextElement): void {
  for (let held = ''; element.value !== '' && element.value !== held;) {
    held = element.value;
    element.select();
    if (sendKey(element, 'keydown', 'Backspace')) erase(element);
    sendKey(element, 'keyup', 'Backspace');
  }
}

function erase(element: TextElement): void {
  if (edit(element, 'delete') !== 'failed') return;
  setValue(element, '');
  sendTyped(element, null, 'deleteContentBackward');
}

/** One character into a focused control, with its key events. */
export function typeStroke(element: TextElement, stroke: string): void {
  const key = [...stroke].at(-1)!;
  if (sendKey(element, 'keydown', key) && sendKey(element, 'keypress', key)) insertText(element, stroke);
  sendKey(element, 'keyup', key);
}

/**
 * Inserts at the caret of a focused text control, undoable by the browser's own undo; where the browser has no such
 * command for it, by hand. The page hears `beforeinput` and `input` once.
 * @returns false where the page prevented it
 */
export function insertText(element: TextElement, text: string): boolean {
  const outcome = edit(element, 'insertText', text);
  if (outcome === 'failed') putIn(element, text);
  return outcome !== 'by-page';
}

/** Over the selection, within `maxlength`; types without a selection take it at their end. */
function putIn(element: TextElement, text: string): void {
  const { selectionStart, selectionEnd, maxLength, value } = element;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - value.length + (end - start));
  const fitting = text.slice(0, room);
  if (fitting === '') return;
  if (selectionStart === null) setValue(element, value + fitting);
  else element.setRangeText(fitting, start, end, 'end');
  sendTyped(element, fitting, 'insertText');
}

/** The browser sends `change` for edits of its own on blur; where it did not, it is sent just before. */
function leaveTyped(element: TextElement): void {
  let isChangeSent = false;
  const hearChange = () => (isChangeSent = true);
  const beforeBlur = () => {
    if (!isChangeSent) sendChange(element);
  };
  element.addEventListener('change', hearChange, { capture: true });
  element.addEventListener('blur', beforeBlur, { capture: true, once: true });
  blurFrom(element);
  element.removeEventListener('change', hearChange, { capture: true });
  element.removeEventListener('blur', beforeBlur, { capture: true });
  beforeBlur();
}
