import type { Control, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { dayOf, isCalendar, pressDay } from '../widget/calendar';
import { clearButtons } from '../widget/clear-button';
import { closePopup } from '../widget/close';
import { controlBox } from '../widget/control-box';
import { blurFrom } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { popupOf, popupsShown, type Before } from '../widget/popup';
import { press } from '../widget/press';
import { takesText, typeInto } from '../widget/type-into';
import { until } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';
import { textInput } from './text-input';

/** Milliseconds for a calendar to come on show, and for a value to show in the input. */
const opening = 400;
const reaction = 300;
const pickerNames =
  /date-?picker|time-?picker|flatpickr|hasDatepicker|calendar|daterange|date-?input|date-?editor|ant-picker|p-date/i;

/** Inputs that open a calendar: typed where they can be, else by the calendar. What opened is closed again. */
export const pickerInput: Adapter = {
  name: 'picker-input',
  selector: 'input',
  claims: (element) => isPicker(element as HTMLInputElement),
  describe,
  holds: ({ element }) => (element as HTMLInputElement).value.slice(0, 200),
  read: ({ element }) => (element as HTMLInputElement).value,
  write,
  restore,
};

function isPicker(input: HTMLInputElement): boolean {
  if (input.type !== 'text' && input.type !== 'search') return false;
  if (/^(?:dialog|grid)$/.test(input.getAttribute('aria-haspopup') ?? '')) return true;
  const around = [input, input.parentElement, input.parentElement?.parentElement, input.previousElementSibling];
  return around.some(
    (one) => one && !one.matches('form, fieldset') && pickerNames.test(one.getAttribute('class') ?? ''),
  );
}

function describe(field: FieldElements): Control {
  const input = field.element as HTMLInputElement;
  if (!input.readOnly) return textInput.describe(field);
  return { control: 'date', type: 'date', min: '', max: '', step: null };
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const input = field.element as HTMLInputElement;
  if (value.as !== 'text') return refused('failed', input.value);
  if (input.value === value.text) return unchanged(input.value);
  const before = popupsShown(input);
  const start = input.value;
  const typed = input.readOnly ? null : await type(field, value, context);
  const isTaken = typed !== null && typed.outcome !== 'refused' && input.value !== start;
  if (!isTaken) await byCalendar(input, [value.text, ...value.alternatives], before, context);
  await leave(input, before, context);
  if (input.value !== '' && input.value !== start) return filled(input.value);
  return refused('refused-by-page', input.value);
}

async function type(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const input = field.element as HTMLInputElement;
  const written = await textInput.write(field, value, context);
  if (written.outcome === 'filled') pressKey(input, 'Enter');
  return written;
}

async function byCalendar(
  input: HTMLInputElement,
  texts: readonly string[],
  before: Before,
  context: WriteContext,
): Promise<void> {
  const day = texts.map(dayOf).find((one) => one !== null);
  const calendar = day && (await openCalendar(input, before, context));
  if (!day || !calendar) return;
  const start = input.value;
  if (!(await pressDay(calendar, day, context.signal, context.patience))) return;
  await until(input, () => input.value !== start, reaction, context.signal);
}

async function openCalendar(
  input: HTMLInputElement,
  before: Before,
  { signal }: WriteContext,
): Promise<Element | null> {
  const find = () => {
    const popup = popupOf(input, [input], before);
    return popup && isCalendar(popup) ? popup : null;
  };
  for (const way of [() => undefined, () => press(input), () => pressKey(input, 'ArrowDown')]) {
    way();
    const popup = await until(input, find, opening, signal);
    if (popup) return popup;
  }
  return null;
}

async function leave(input: HTMLInputElement, before: Before, { signal }: WriteContext): Promise<void> {
  blurFrom(input);
  const popup = popupOf(input, [input], before);
  if (popup) await closePopup({ trigger: input, popup }, signal);
}

async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const input = field.element as HTMLInputElement;
  const text = typeof held === 'string' ? held : '';
  if (input.value === text) return unchanged(text);
  if (text !== '') return write(field, { as: 'text', text, alternatives: [] }, context);
  const before = popupsShown(input);
  if (input.readOnly) press(input);
  await empty(input, context);
  await leave(input, before, context);
  return input.value === '' ? filled('') : refused('refused-by-page', input.value);
}

async function empty(input: HTMLInputElement, { signal }: WriteContext): Promise<void> {
  const ways = [
    () => clearButtons(controlBox(input)).forEach((button) => press(button)),
    () => (takesText(input) ? typeInto(input, '') : pressKey(input, 'Backspace')),
  ];
  for (const way of ways) {
    way();
    if (await until(input, () => input.value === '', reaction, signal)) break;
  }
  if (takesText(input)) input.dispatchEvent(new Event('change', { bubbles: true }));
}
