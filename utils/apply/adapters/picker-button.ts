import type { Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { dayOf, isCalendar, pressDay } from '../widget/calendar';
import { clearButtons } from '../widget/clear-button';
import { closePopup } from '../widget/close';
import { controlBox } from '../widget/control-box';
import { popupOf, popupsShown } from '../widget/popup';
import { press } from '../widget/press';
import { shownText } from '../widget/shown-text';
import { until } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';

/** Milliseconds for a calendar to come on show, and for the button to show the day. */
const opening = 500;
const reaction = 400;

const dateWords = /date|calendar|birth|\bday\b|datum|fecha|data\b|日付|日期/i;
const attributes = ['class', 'id', 'name', 'aria-label', 'title', 'data-testid', 'data-slot'];

/** Buttons that show a day and open a calendar (Mantine, shadcn/ui and their like). */
export const pickerButton: Adapter = {
  name: 'picker-button',
  selector: 'button[aria-haspopup=dialog], button[data-dates-input], button[aria-haspopup=grid]',
  claims: (element) => isDateButton(element) && !standsBesideInput(element),
  describe: () => ({ control: 'date', type: 'date', min: '', max: '', step: null }),
  holds,
  read: holds,
  write,
  restore,
};

function isDateButton(button: Element): boolean {
  if (button.hasAttribute('data-dates-input')) return true;
  const names = [...attributes.map((name) => button.getAttribute(name) ?? ''), (button.textContent ?? '').slice(0, 60)];
  return names.some((name) => dateWords.test(name)) || /\b\d{4}\b/.test(names.at(-1) ?? '');
}

/** The calendar button of a date field belongs to that field. */
function standsBesideInput(button: Element): boolean {
  const around = button.parentElement?.parentElement ?? button.parentElement;
  const beside = around?.querySelector('input:not([type=hidden]), [role=spinbutton]') ?? null;
  return beside !== null;
}

const dateText = /\d/;

function holds({ element }: FieldElements): string {
  const shown = shownText(element);
  return dateText.test(shown) ? shown : '';
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const day = value.as === 'text' ? dayOf(value.text) : null;
  if (!day) return refused('failed', holds(field));
  const { element } = field;
  const start = holds(field);
  const before = popupsShown(element);
  const find = () => {
    const popup = popupOf(element, [element], before);
    return popup && isCalendar(popup) ? popup : null;
  };
  press(element);
  const calendar = await until(element, find, opening, context.signal);
  if (calendar && (await pressDay(calendar, day, context.signal, context.patience)))
    await until(element, () => holds(field) !== start, reaction, context.signal);
  const popup = popupOf(element, [element], before);
  if (popup) await closePopup({ trigger: element, popup }, context.signal);
  const shown = holds(field);
  return shown !== '' && shown !== start ? filled(shown) : refused('refused-by-page', shown);
}

async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const text = typeof held === 'string' ? held : '';
  if (holds(field) === text) return unchanged(text);
  const time = Date.parse(text);
  if (text === '' || Number.isNaN(time)) {
    clearButtons(controlBox(field.element)).forEach((button) => press(button));
    await until(field.element, () => holds(field) === text, reaction, context.signal);
    return holds(field) === text ? filled(text) : refused('refused-by-page', holds(field));
  }
  const day = new Date(time);
  const iso = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
  return write(field, { as: 'text', text: iso, alternatives: [] }, context);
}
