import { firstChildOf, localNameOf, nextSiblingOf, nodeTypeOf } from '../../dom/nodes';
import { bareText } from '../../bare-field';
import type { Control, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { chooseInPopup, closeCalendar } from '../calendar/choose-in-popup';
import { momentOf } from '../calendar/day';
import { ownText } from '../calendar/look';
import type { DateField } from '../calendar/open-popup';
import { dateWords, momentType } from '../calendar/picker-names';
import type { ListWidget } from '../list/list-session';
import { pickExactly } from '../list/pick-exactly';
import { pick } from '../list/picker';
import { isAskingInput, isEntered } from '../row/asking-input';
import { enterByKeypad } from '../row/keypad';
import { lineOf, rowLabel } from '../row/row-label';
import { asks, rowAround, type FormRow } from '../row/form-row';
import { acting } from '../widget/deadline';
import { popupsShown } from '../widget/popup';
import { until } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';

/** Wheels are turned one after the other. */
const patience = 12_000;
/** Milliseconds for the row to show what was chosen. */
const reaction = 400;
const mostMarks = 3;

/** Rows that were found while they asked; they ask no more once they are filled. */
const found = new WeakMap<Element, FormRow>();

/**
 * Rows of forms as apps for small screens have them: a name, a text that asks to choose, an arrow. A press opens wheels,
 * a sheet of options, a calendar. Known by what they say and how they are built, since few have roles.
 */
export const formRow: Adapter = {
  name: 'form-row',
  selector: 'div, span, p, view, text, input[readonly]',
  patience,
  claims: (element) => (mayAsk(element) || found.has(element)) && rowOf(element) !== null,
  gather: (element) => ({ members: [element], parts: [rowOf(element)?.box].filter((box) => box !== undefined) }),
  describe: ({ element }) => describe(rowOf(element)),
  holds,
  read: holds,
  write,
  restore,
};

/** A text of its own comes first, read before anything else is: most elements have none. */
function mayAsk(element: Element): boolean {
  if (localNameOf(element) === 'input') return isAskingInput(element);
  let first = firstChildOf(element);
  for (let count = 0; first && count < mostMarks && isMark(first); count++) first = nextSiblingOf(first);
  return first instanceof Text && asks(first.data);
}

/** Comments and empty texts by which frameworks find their places again. */
function isMark(node: Node): boolean {
  return nodeTypeOf(node) === Node.COMMENT_NODE || (nodeTypeOf(node) === Node.TEXT_NODE && node.nodeValue === '');
}

function rowOf(element: Element): FormRow | null {
  const known = found.get(element);
  if (known) return known;
  const row = element instanceof HTMLInputElement ? rowOfInput(element) : rowAround(element);
  if (row) found.set(element, row);
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
  if (element instanceof HTMLInputElement) return element.value.slice(0, 200);
  const text = ownText(element) || lineOf(element);
  return asks(text) ? '' : text.slice(0, 200);
}

function boxOf({ element }: FieldElements): Element {
  return rowOf(element)?.box ?? element;
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const before = holds(field);
  if (value.as === 'text' && rowOf(field.element)?.isEntered) await enterText(field, value.text, context);
  else if (value.as === 'text') await chooseDay(field, [value.text, ...value.alternatives], context);
  else if (value.as === 'pick') await pick(widgetOf(field), value.wanted, value.count, context);
  else return refused('failed', before);
  await until(field.element, () => holds(field) !== before, reaction, context.signal);
  const after = holds(field);
  return after !== '' && after !== before ? filled(after) : refused('refused-by-page', after);
}

function enterText(field: FieldElements, text: string, context: WriteContext): Promise<void> {
  return enterByKeypad({ trigger: boxOf(field), shows: () => holds(field) }, text, context.signal);
}

function widgetOf(field: FieldElements): ListWidget {
  return { trigger: boxOf(field), pointers: [], shows: () => holds(field) };
}

async function chooseDay(field: FieldElements, texts: readonly string[], context: WriteContext): Promise<void> {
  const element = boxOf(field);
  const before = holds(field);
  const dateField: DateField = { element, before: popupsShown(element), shows: () => holds(field) };
  const isTaken = () => holds(field) !== before;
  await chooseInPopup(dateField, momentOf(texts), { isTaken, signal: acting(context).signal });
  await closeCalendar(dateField, context.signal);
}

async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const before = typeof held === 'string' ? held : '';
  if (holds(field) === before) return unchanged(before);
  if (rowOf(field.element)?.isEntered) await enterText(field, before, context);
  else if (before !== '') await pickExactly(widgetOf(field), before.split(', '), context);
  const after = holds(field);
  return after === before ? filled(after) : refused('refused-by-page', after);
}
