import { findFirst, isMatch } from '../../dom/nodes';
import type { FieldElements } from '../../field/adapter';
import type { FieldWriter } from '../field-writer';
import { sendTyped } from '../native/events';
import { textsOf } from '../requested';
import { richText } from '../../field/native/rich-text';
import { heldNodes, writeRich } from '../native/write-rich';
import { marked } from '../../field/quirks';
import { drawsLines } from '../../field/widget/drawn-code';
import { blurFrom, focusOn } from '../widget/focus-on';
import { undoByKeys } from '../widget/undo-by-keys';
import { filled, refused } from '../widget/written';

const elementOf = (field: FieldElements) => field.element as HTMLElement;

export const editingHostWriter: FieldWriter = {
  read: (field) => ({ text: richText(field.element), nodes: heldNodes(field.element).map(copyOf) }),
  write(field, value, context) {
    const texts = textsOf(value);
    return texts ? writeRich(elementOf(field), texts[0], context) : refused('failed', richText(field.element));
  },
  async restore(field, held, context) {
    const { text, nodes } = held as { text: string; nodes: readonly Node[] };
    if (await isUndone(field.element, text, context.signal)) return filled(richText(field.element));
    await writeRich(elementOf(field), text, context);
    if (!isManaged(field.element) && !isSame(field.element, nodes)) {
      focusOn(field.element);
      field.element.replaceChildren(...nodes.map(copyOf));
      sendTyped(field.element, null, 'historyUndo');
      blurFrom(field.element);
    }
    return filled(richText(field.element));
  },
};

/** Editors that break over what is put in behind their back; others read it. */
const managed = marked('draws its text with React');

function isManaged(element: Element): boolean {
  return isMatch(element, managed) || findFirst(element, managed) !== null;
}

/** Editors of code draw of a long text but the lines in view, and have it whole for themselves. */
async function isUndone(element: Element, held: string, signal: AbortSignal): Promise<boolean> {
  if (!drawsLines(element) || !(await undoByKeys(element, () => richText(element), held, signal))) return false;
  blurFrom(element);
  return true;
}

function copyOf(node: Node): Node {
  return node.cloneNode(true);
}

function isSame(element: Element, nodes: readonly Node[]): boolean {
  const now = heldNodes(element);
  return now.length === nodes.length && nodes.every((node, index) => node.isEqualNode(now[index]!));
}
