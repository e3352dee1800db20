import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { textsOf } from '../requested';
import { paste } from '../native/paste';
import { keeps } from '../native/same-text';
import { drawnCode } from '../../field/widget/drawn-code';
import { undoByKeys } from '../widget/undo-by-keys';
import { blurFrom, focusOn } from '../widget/focus-on';
import { pressKey, pressShortcut } from '../widget/keys';
import { nextTask, waitFor } from '../widget/wait-for';
import { filled, refused, unchanged } from '../widget/written';
import { reaction } from '../widget/reaction';

/**
 * All is selected and pasted over, as typing would set off their completion of words and brackets; they take it back by
 * their own undo, since they draw only the lines in view.
 */
export const codeEditorWriter: FieldWriter = {
  read: ({ element }) => drawnCode(element),
  write: (field, value, context) => write(field, textsOf(value)?.[0] ?? null, context),
  restore: (field, held, context) => restore(field, held as string, context),
};

async function write({ element }: FieldElements, text: string | null, { signal }: WriteContext): Promise<Written> {
  const before = drawnCode(element);
  if (text === null) return refused('failed', before);
  if (before === text) return unchanged(before);
  await replaceAll(element, text);
  await waitFor(element, () => shows(element, text), reaction.editorDrawn, signal);
  blurFrom(element);
  return shows(element, text) ? filled(drawnCode(element)) : refused('refused-by-page', drawnCode(element));
}

async function replaceAll(element: Element, text: string): Promise<void> {
  focusOn(element);
  await nextTask();
  pressShortcut(element, 'a');
  await nextTask();
  if (text === '') pressKey(element, 'Backspace');
  else paste(element, text);
}

/** Of a long text only the lines in view are drawn; long lines may be wrapped. */
function shows(element: Element, text: string): boolean {
  const [drawn, meant] = [drawnCode(element), text].map((one) => one.replace(/\s+/g, '')) as [string, string];
  return keeps(drawn, meant) !== 'not' || (drawn !== '' && meant.startsWith(drawn));
}

async function restore({ element }: FieldElements, held: string, { signal }: WriteContext): Promise<Written> {
  const isBack = () => drawnCode(element) === held;
  await undoByKeys(element, () => drawnCode(element), held, signal);
  if (!isBack()) await replaceAll(element, held);
  await waitFor(element, isBack, reaction.editorDrawn, signal);
  blurFrom(element);
  return isBack() ? filled(held) : refused('refused-by-page', drawnCode(element));
}
