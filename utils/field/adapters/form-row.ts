import { shared } from '../../dom/shared';
import { firstChildOf, localNameOf, nextSiblingOf, nodeTypeOf } from '../../dom/nodes';
import { bareText } from '../../bare-field';
import type { Control } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { ownText } from '../calendar/look';
import { dateWords, momentType } from '../calendar/picker-names';
import { isPointed } from '../choice/drawn-box';
import { isAskingInput, isEntered } from '../row/asking-input';
import { lineOf, rowLabel } from '../saying/row-label';
import { asks, rowAround, type FormRow } from '../row/form-row';
import { maxText } from '../../dom/text';

const mostMarks = 3;

/** Rows as they were while they asked, for who reads and writes them once they are filled. */
const askedBy = shared('form-rows', () => new WeakMap<Element, FormRow>());

/** Elements worth asking about. */
export const formRowSelector = 'div, span, p, view, text, input[readonly]';

/**
 * Rows of forms as apps for small screens have them: a name, a text that asks to choose, an arrow. Known
 * by what they say and how they are built, since few have roles.
 */
export const formRow: Adapter = {
  name: 'form-row',
  isNotTyped: true,
  selector: formRowSelector,
  claims: (element) => mayAsk(element) && asking(element) !== null,
  isDrawn: (element) => !formRowOf(element)?.isUnsaid || isPointed(element),
  isKnownByQuestion: () => true,
  gather: (element) => ({ members: [element], parts: [formRowOf(element)?.box].filter((box) => box !== undefined) }),
  describe: ({ element }) => describe(formRowOf(element)),
  holds,
};

/** Whether an element's words may ask: a text of its own comes first, read before anything else is. Most have none. */
export function mayAsk(element: Element): boolean {
  if (localNameOf(element) === 'input') return isAskingInput(element);
  let first = firstChildOf(element);
  for (let count = 0; first && count < mostMarks && isMark(first); count++) first = nextSiblingOf(first);
  return first instanceof Text && asks(first.data);
}

/** Comments and empty texts by which frameworks find their places again. */
function isMark(node: Node): boolean {
  return nodeTypeOf(node) === Node.COMMENT_NODE || (nodeTypeOf(node) === Node.TEXT_NODE && node.nodeValue === '');
}

function asking(element: Element): FormRow | null {
  return element instanceof HTMLInputElement ? rowOfInput(element) : rowAround(element);
}

/** The row that an element is the text of, as it was when that was first asked: it need not ask any more. */
export function formRowOf(element: Element): FormRow | null {
  const row = askedBy.get(element) ?? asking(element);
  if (row) askedBy.set(element, row);
  return row;
}

function rowOfInput(input: HTMLInputElement): FormRow {
  return { box: input, label: `${rowLabel(input)} ${input.placeholder}`, isEntered: isEntered(input) };
}

function describe(row: FormRow | null): Control {
  const label = row?.label ?? '';
  if (row?.isEntered) return { ...bareText, inputMode: 'decimal' };
  if (dateWords.test(label)) return { control: 'date', type: momentType(label), min: '', max: '', step: null };
  return {
    control: 'choice',
    type: 'combobox',
    multiple: false,
    options: [],
    optionCount: 0,
    optionsKnown: false,
    editable: false,
  };
}

function holds({ element }: FieldElements): string {
  if (element instanceof HTMLInputElement) return element.value.slice(0, maxText);
  const text = ownText(element) || lineOf(element);
  return asks(text) ? '' : text.slice(0, maxText);
}
