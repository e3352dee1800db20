import { shared } from '../../dom/shared';
import { firstChildOf, isConnected, localNameOf, nextSiblingOf, nodeTypeOf, parentElementOf } from '../../dom/nodes';
import { bareText } from '../../bare-field';
import type { Control } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { boxesAround } from '../box/boxes-around';
import { ownText } from '../calendar/look';
import { dateWords, momentType } from '../calendar/picker-names';
import { isPointed } from '../choice/drawn-box';
import { entriesIn } from '../choice/crossed-entries';
import { isAskingInput, isEntered } from '../row/asking-input';
import { inRow, lineOf, rowLabel } from '../saying/row-label';
import { shownText } from '../saying/shown-text';
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

/**
 * The row that an element is the text of, as it was when that was first asked: it need not ask any more, and what was
 * chosen may stand in its place.
 */
export function formRowOf(element: Element): FormRow | null {
  const known = askedBy.get(element) ?? askedBy.get(parentElementOf(element) ?? element);
  const asked = known ?? asking(element);
  if (known || !asked) return known ?? null;
  const row = asked.isUnsaid ? { ...asked, box: pointedAround(element) } : asked;
  askedBy.set(element, row);
  if (row.isUnsaid) askedBy.set(row.box, row);
  return row;
}

/** What the mouse over it shows to be one thing to press with a text: the text itself may go once something is chosen. */
function pointedAround(asking: Element): Element {
  const text = lineOf(asking);
  return boxesAround(asking, inRow, (box) => lineOf(box) === text && isPointed(box)).at(-1) ?? asking;
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
  const box = formRowOf(element)?.box ?? element;
  const entries = entriesIn(box)
    .map((one) => shownText(one))
    .filter(Boolean);
  if (entries.length > 0) return entries.join(', ').slice(0, maxText);
  const text = isConnected(element) ? ownText(element) || lineOf(element) : lineOf(box);
  return asks(text) ? '' : text.slice(0, maxText);
}
