import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { chooseInPopup, closeCalendar } from '../calendar/choose-in-popup';
import type { Moment } from '../../moment/moment';
import type { DateField } from '../calendar/open-popup';
import type { ListWidget } from '../list/list-session';
import { pickExactly } from '../list/pick-exactly';
import { pick } from '../list/picker';
import { enterByKeypad } from '../row/keypad';
import { press } from '../widget/press';
import { acting } from '../widget/deadline';
import { popupsShown } from '../popup/find';
import { waitFor } from '../widget/wait-for';
import { filled, refused, unchanged } from '../widget/written';
import { crossIn, entriesIn } from '../../field/choice/crossed-entries';
import { formRowOf, formRow } from '../../field/adapters/form-row';
import { reaction } from '../widget/reaction';

/** Wheels are turned one after the other. */
const patience = 12_000;

/** A press opens wheels, a sheet of options, a calendar. */
export const formRowWriter: FieldWriter = {
  patience,
  read: formRow.holds,
  write,
  restore,
};

function boxOf({ element }: FieldElements): Element {
  return formRowOf(element)?.box ?? element;
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const before = formRow.holds(field);
  if (value.as === 'text' && formRowOf(field.element)?.isEntered) await enterText(field, value.text, context);
  else if (value.as === 'moment') await chooseMoment(field, value.moment, context);
  else if (value.as === 'options') await pick(widgetOf(field), value, context);
  else return refused('failed', before);
  await waitFor(field.element, () => formRow.holds(field) !== before, reaction.press, context.signal);
  const after = formRow.holds(field);
  return after !== '' && after !== before ? filled(after) : refused('refused-by-page', after);
}

function enterText(field: FieldElements, text: string, context: WriteContext): Promise<void> {
  return enterByKeypad({ trigger: boxOf(field), shows: () => formRow.holds(field) }, text, context.signal);
}

function widgetOf(field: FieldElements): ListWidget {
  return { trigger: boxOf(field), pointers: [], shows: () => formRow.holds(field) };
}

async function chooseMoment(field: FieldElements, moment: Moment, context: WriteContext): Promise<void> {
  const element = boxOf(field);
  const before = formRow.holds(field);
  const dateField: DateField = { element, before: popupsShown(element), shows: () => formRow.holds(field) };
  const isAccepted = () => formRow.holds(field) !== before;
  await chooseInPopup(dateField, moment, { isAccepted, signal: acting(context).signal });
  await closeCalendar(dateField, context.signal);
}

async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const before = typeof held === 'string' ? held : '';
  if (formRow.holds(field) === before) return unchanged(before);
  if (formRowOf(field.element)?.isEntered) await enterText(field, before, context);
  else if (before !== '') await pickExactly(widgetOf(field), before.split(', '), context);
  else await takeOutAll(field, context);
  const after = formRow.holds(field);
  return after === before ? filled(after) : refused('refused-by-page', after);
}

/** Entries that stand in the row, each by its own cross. */
async function takeOutAll(field: FieldElements, { signal }: WriteContext): Promise<void> {
  const entries = () => entriesIn(boxOf(field));
  for (let { length } = entries(); length > 0; length--) {
    const last = entries().at(-1);
    const cross = last && crossIn(last);
    if (!cross) return;
    press(cross);
    if (!(await waitFor(boxOf(field), () => entries().length < length, reaction.step, signal))) return;
  }
}
