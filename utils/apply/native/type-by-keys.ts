import { activeWithin, blurFrom, focusOn } from '../widget/focus-on';
import { sendKey } from '../widget/keys';
import { nextFrame } from '../widget/next-frame';
import { nextTask } from '../widget/wait-for';
import { edit } from './edit';
import { sendChange, sendTyped } from './events';
import { treePositionOf, relocate } from './relocate';
import { setValue } from './set-value';
import type { TextElement } from '../../field/native/text-element';

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
  await enter(element);
  let current = await followed(element, empty);
  if (current) beginMask(current);
  const strokes = strokesOf(text);
  for (let at = 0; current && at < strokes.length && !signal.aborted; at++) {
    current = await followed(current, async (now) => {
      typeStroke(now, strokes[at]!);
      await nextTask();
    });
    if (current) at += writtenAhead(current, strokes, at);
  }
  if (!current) return null;
  leaveTyped(current);
  return current;
}

/**
 * Milliseconds after which a mask has put its caret where typing begins: until then it would move it between two keys
 * (10 in jQuery's Masked Input and its descendants, the next frame in PrimeVue).
 */
const placingCaret = 20;

/** Focuses a control and leaves the page the time that it takes to place the caret. */
async function enter(element: TextElement): Promise<void> {
  if (activeWithin(element) === element) return;
  focusOn(element);
  await nextFrame(element);
  await new Promise((resolve) => setTimeout(resolve, placingCaret));
}

/** Does a thing to an element. @returns the element, or the one that took its place meanwhile, with the focus */
async function followed(
  element: TextElement,
  act: (element: TextElement) => Promise<void>,
): Promise<TextElement | null> {
  const place = treePositionOf(element);
  await act(element);
  const now = relocate(place) as TextElement | null;
  if (now && now !== element) focusOn(now);
  return now;
}

function strokesOf(text: string): readonly string[] {
  const strokes = [...text];
  return strokes.length > longest ? [text] : strokes;
}

/** How many of the next characters stand there already: a mask has put in its separators by itself. */
function writtenAhead(element: TextElement, strokes: readonly string[], at: number): number {
  const { value, selectionStart, selectionEnd } = element;
  if (selectionStart !== selectionEnd) return 0;
  const typed = strokes.slice(0, at + 1).join('');
  const isAhead = value.length > typed.length && value.startsWith(typed) && strokes.join('').startsWith(value);
  return isAhead ? [...value.slice(typed.length)].length : 0;
}

/** Strokes in a row that may do nothing: the first may only move the page's own caret. */
const mostIdle = 2;

/**
 * Deletes what a focused control holds: by Backspace over everything; again for pages that take one character at a time,
 * until nothing goes any more.
 */
export async function empty(element: TextElement): Promise<void> {
  for (let idle = 0; element.value !== '' && idle < mostIdle;) {
    const held = element.value;
    element.select();
    if (sendKey(element, 'keydown', 'Backspace')) erase(element);
    sendKey(element, 'keyup', 'Backspace');
    await nextTask();
    idle = element.value === held ? idle + 1 : 0;
  }
}

/** A mask without an answer in it: signs, and lines to write on. */
const openMask = /^[^\p{L}\p{N}]*_[^\p{L}\p{N}]*$/u;

/** Where emptying leaves a mask's caret behind its last place (jQWidgets), nothing typed would find one. */
function beginMask(element: TextElement): void {
  const { value, selectionStart } = element;
  if (selectionStart !== value.length || !openMask.test(value)) return;
  const first = value.indexOf('_');
  element.setSelectionRange(first, first);
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
