import type { Control, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { dayOf, isCalendar, isoDay, pressDay } from '../widget/calendar';
import { clearButtons } from '../widget/clear-button';
import { closePopup } from '../widget/close';
import { controlBox } from '../widget/control-box';
import { acting } from '../widget/deadline';
import { sendChange } from '../native/events';
import { blurFrom, focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { popupOf, popupsShown, type Before } from '../widget/popup';
import { press } from '../widget/press';
import { takesText, typeInto } from '../widget/type-into';
import { nextTask, until } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';
import { textInput } from './text-input';

/** Milliseconds for a calendar to come on show, and for a value to show in the input. */
const opening = 400;
const reaction = 300;
const lateOpening = 60;
const reverting = 40;
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
  const limited = acting(context);
  const texts = [value.text, ...value.alternatives];
  const isTaken = () => input.value !== '' && input.value !== start;
  const ways = [
    () => typed(input, texts, limited),
    () => byCalendar(input, texts, before, limited),
    () => textInput.write(field, value, limited),
  ];
  for (const way of input.readOnly ? ways.slice(1, 2) : ways) if (!isTaken() && !limited.signal.aborted) await way();
  await leave(input, before, context);
  return isTaken() ? filled(input.value) : refused('refused-by-page', input.value);
}

/** Types as planned, else the way most date widgets read; confirms with Enter while the focus is there, leaves. */
async function typed(input: HTMLInputElement, texts: readonly string[], context: WriteContext): Promise<void> {
  const start = input.value;
  const day = texts.map(dayOf).find((one) => one !== null);
  for (const text of [...texts.slice(0, 1), ...(day ? [isoDay(day)] : [])]) {
    if (!(await typeOne(input, text, context))) return;
    if (await until(input, () => input.value === '' || input.value === start, reverting, context.signal)) continue;
    return;
  }
}

/** @returns false where the page lets nothing be typed */
async function typeOne(input: HTMLInputElement, text: string, { signal }: WriteContext): Promise<boolean> {
  const start = input.value;
  focusOn(input);
  await nextTask();
  typeInto(input, text);
  if (input.value === start) return false;
  await nextTask();
  if (!signal.aborted) pressKey(input, 'Enter');
  await nextTask();
  sendChange(input);
  blurFrom(input);
  await nextTask();
  return true;
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

/** What the last key or the focus opened may come on show a little later. */
async function leave(input: HTMLInputElement, before: Before, { signal }: WriteContext): Promise<void> {
  blurFrom(input);
  const popup = await until(input, () => popupOf(input, [input], before), lateOpening, signal);
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
