import { childNodesOf, documentOf, isMatch } from '../../dom/nodes';
import type { WriteContext, Written } from '../field-writer';
import { marked } from '../../field/quirks';
import { focusOn, blurFrom } from '../widget/focus-on';
import { sendKey } from '../widget/keys';
import { nextTask, waitFor } from '../widget/wait-for';
import { changedByPage, filled, refused, unchanged } from '../widget/written';
import { edit } from './edit';
import { sendBeforeInput, sendTyped } from './events';
import { paste } from './paste';
import { treePositionOf, relocate } from './relocate';
import { keeps } from './same-text';
import { hints, richText } from '../../field/native/rich-text';
import { reaction } from '../widget/reaction';

/** What an editing host holds, hints that stand right in it left out. */
export function heldNodes(element: Element): Node[] {
  return [...childNodesOf(element)].filter((node) => !(node instanceof Element && isMatch(node, hints)));
}

/** Replaces what an editing host holds by real editing commands: editors hear `beforeinput`, undo works. */
export async function writeRich(element: HTMLElement, text: string, context: WriteContext): Promise<Written> {
  const before = richText(element);
  if (before === text.trim()) return unchanged(before);
  const place = treePositionOf(element);
  const now = () => relocate(place) as HTMLElement | null;
  const isThere = () => {
    const host = now();
    return host !== null && keepsRich(host, text);
  };
  for (const way of waysFor(element, text)) {
    const host = now();
    if (context.signal.aborted) return refused('cancelled', richText(host ?? element));
    if (!host) return refused('gone', '');
    focusOn(host);
    selectAll(host);
    await nextTask();
    way(host, text);
    if (await waitFor(element, isThere, reaction.richTextDrawn, context.signal)) break;
  }
  return leaveRich(now(), text, before);
}

async function leaveRich(element: HTMLElement | null, text: string, before: string): Promise<Written> {
  if (!element) return refused('gone', '');
  blurFrom(element);
  await nextTask();
  const held = richText(element);
  if (keepsRich(element, text)) return filled(held);
  return held === '' || held === before ? refused('refused-by-page', held) : changedByPage(held);
}

type Way = (element: HTMLElement, text: string) => void;

/** Editors that lose track of their nodes where the browser edits them. */
const takesClipboard = marked('takes text from the clipboard alone');

/** Editors that take no commands take the clipboard. */
function waysFor(element: Element, text: string): readonly Way[] {
  if (text === '') return [byCommands, byHand];
  return isMatch(element, takesClipboard) ? [paste] : [byCommands, paste, byHand];
}

/** Lines become paragraphs, so line breaks don't count. */
function keepsRich(element: Element, text: string): boolean {
  return keeps(richText(element).replace(/\s+/g, ''), text.replace(/\s+/g, '')) !== 'not';
}

function selectAll(element: Element): void {
  documentOf(element).getSelection()?.selectAllChildren(element);
}

function byCommands(element: HTMLElement, text: string): void {
  const key = [...text].at(-1) ?? 'Backspace';
  const isOurs = sendKey(element, 'keydown', key);
  if (text === '' && isOurs) edit(element, 'delete');
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) edit(element, 'insertParagraph');
    if (line !== '') edit(element, 'insertText', line);
  }
  sendKey(element, 'keyup', key);
}

function byHand(element: HTMLElement, text: string): void {
  if (!sendBeforeInput(element, text, 'insertReplacementText')) return;
  element.textContent = text;
  sendTyped(element, text, 'insertReplacementText');
}
