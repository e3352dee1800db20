import type { WriteContext, Written } from '../adapter';
import { focusOn, blurFrom } from '../widget/focus-on';
import { sendKey } from '../widget/keys';
import { nextTask } from '../widget/until';
import { changedByPage, filled, refused, unchanged } from '../widget/written';
import { edit } from './edit';
import { sendBeforeInput, sendTyped } from './events';
import { keeps } from './same-text';

/** What an editing host shows, as a person reads it; layout-free. */
export function richText(element: Element): string {
  return (element.textContent ?? '').replace(/\u200b|\ufeff/g, '').trim();
}

/** Replaces what an editing host holds by real editing commands: editors hear `beforeinput`, undo works. */
export async function writeRich(element: HTMLElement, text: string, context: WriteContext): Promise<Written> {
  const before = richText(element);
  if (before === text.trim()) return unchanged(before);
  for (const way of [byCommands, byPaste, byHand]) {
    if (context.signal.aborted) return refused('cancelled', richText(element));
    focusOn(element);
    selectAll(element);
    await nextTask();
    way(element, text);
    await nextTask();
    if (!element.isConnected) return refused('gone', '');
    if (keepsRich(element, text)) break;
  }
  blurFrom(element);
  await nextTask();
  const held = richText(element);
  if (keepsRich(element, text)) return filled(held);
  return held === '' || held === before ? refused('refused-by-page', held) : changedByPage(held);
}

/** Lines become paragraphs, so line breaks don't count. */
function keepsRich(element: Element, text: string): boolean {
  return keeps(richText(element).replace(/\s+/g, ''), text.replace(/\s+/g, '')) !== 'not';
}

function selectAll(element: Element): void {
  element.ownerDocument.getSelection()?.selectAllChildren(element);
}

function byCommands(element: HTMLElement, text: string): void {
  const key = [...text].at(-1) ?? 'Backspace';
  sendKey(element, 'keydown', key);
  if (text === '') edit(element, 'delete');
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) edit(element, 'insertParagraph');
    if (line !== '') edit(element, 'insertText', line);
  }
  sendKey(element, 'keyup', key);
}

/** Editors that take no commands take the clipboard. */
function byPaste(element: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  element.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
  );
}

function byHand(element: HTMLElement, text: string): void {
  if (!sendBeforeInput(element, text, 'insertReplacementText')) return;
  element.textContent = text;
  sendTyped(element, text, 'insertReplacementText');
}
