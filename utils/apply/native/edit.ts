import { documentOf, localNameOf } from '../../dom/nodes';
import { sendBeforeInput } from './events';

/** The browser's editing commands that typing uses, with the input type of their events. */
const inputTypes = {
  insertText: 'insertText',
  insertParagraph: 'insertParagraph',
  delete: 'deleteContentBackward',
} as const;

/**
 * Edits at the caret of what has the focus, undoable by the browser's own undo. Browsers send a trusted `input` for
 * such a command but no `beforeinput` before it, so that is sent here.
 * @returns `by-page` where the page prevented it, to do it itself; `failed` where the browser has no such command here
 */
export function edit(
  element: Element,
  command: keyof typeof inputTypes,
  text: string | null = null,
): 'done' | 'by-page' | 'failed' {
  if (!sendBeforeInput(element, text, inputTypes[command], selectedRanges(element))) return 'by-page';
  return documentOf(element).execCommand(command, false, text ?? '') ? 'done' : 'failed';
}

/** What the command will replace, for editors that ask the event; native controls have no ranges. */
function selectedRanges(element: Element): StaticRange[] {
  if (localNameOf(element) === 'input' || localNameOf(element) === 'textarea') return [];
  const selection = documentOf(element).getSelection();
  return selection && selection.rangeCount > 0 ? [new StaticRange(selection.getRangeAt(0))] : [];
}
