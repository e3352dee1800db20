import { carries, findFirst, isMatch, parentElementOf, rootOf, textContentOf } from '../../dom/nodes';
import type { Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { chooseInPopup, closeCalendar } from '../calendar/choose-in-popup';
import { emptyInCalendar } from '../calendar/empty-in-calendar';
import { fromDate, isoDay, momentOf } from '../calendar/day';
import { drawnLines, isNamedForDay } from '../calendar/picker-names';
import type { DateField } from '../calendar/open-popup';
import { clearButtons } from '../widget/clear-button';
import { componentBox } from '../widget/control-box';
import { acting } from '../widget/deadline';
import { isInForm } from '../widget/furniture';
import { isLong } from '../widget/long-box';
import { popupsShown } from '../widget/popup';
import { press } from '../widget/press';
import { shownText } from '../widget/shown-text';
import { until } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';

/** Milliseconds for the button to show the day. */
const reaction = 400;
/** Calendars are turned page by page, as long as that takes. */
const patience = 12_000;

/** Says that it opens something, not what. */
const bare = 'button[aria-expanded]:not([aria-haspopup])';
/** Says nothing of that, either. */
const plain = 'button[type=button]:not([aria-haspopup], [aria-expanded])';
/** "1/4/2027", "September 21, 2026", not "2027". */
const wholeDay = /^(?=.*\d\D+\d).{8,24}$/;

/** Buttons that show a day and open a calendar (Mantine, shadcn/ui and their like). */
export const pickerButton: Adapter = {
  name: 'picker-button',
  selector: `${drawnLines}, button[aria-haspopup=dialog], button[data-dates-input], button[aria-haspopup=grid], button[popovertarget], ${bare}, ${plain}`,
  patience,
  claims: (element) => isOfDay(element) && !standsBesideInput(element),
  describe: () => ({ control: 'date', type: 'date', min: '', max: '', step: null }),
  holds,
  read: holds,
  write,
  restore,
};

function isOfDay(button: Element): boolean {
  if (isMatch(button, plain)) return asksForDay(button);
  return isMatch(button, bare) ? showsDay(button) : isDateButton(button);
}

/** "Pick a date", "Check-in date: MM/DD/YYYY" */
const dayAsked =
  /^(?:pick|choose|select) (?:a |an |the |your )?(?:\S+ )?dates?\b|\b(?:mm|dd)[./-](?:mm|dd)[./-]yyyy\b|\byyyy[./-]mm[./-]dd\b/i;
const namedBox = ':is([class*=datepicker i], [class*=date-picker i]) > button';
/** Buttons that asked once and show a day since. */
const asked = new WeakSet<Element>();

/** A button of a form that asks for a day in its words, or shows one in a box that is named for that (react-datepicker). */
function asksForDay(button: Element): boolean {
  if (asked.has(button)) return true;
  const isAsking = dayAsked.test((textContentOf(button) ?? '').trim().slice(0, 60)) && isInForm(button);
  if (!isAsking && !(isMatch(button, namedBox) && showsDay(button))) return false;
  asked.add(button);
  return true;
}

/** A button of a form whose words are a day and nothing else (Ionic); those of news and diaries unfold a text. */
function showsDay(button: Element): boolean {
  const text = (textContentOf(button) ?? '').trim();
  const root = rootOf(button);
  const outer = root instanceof ShadowRoot ? root.host : button;
  return wholeDay.test(text) && momentOf([text]).day !== null && isInForm(outer);
}

/** An icon that opens the calendar of a field shows no text. */
function isDateButton(button: Element): boolean {
  if (carries(button, 'data-dates-input')) return true;
  const text = (textContentOf(button) ?? '').trim();
  return text !== '' && (isNamedForDay(button) || /\b\d{4}\b/.test(text));
}

const boxLevels = 2;

/** The calendar button of a date field belongs to that field. */
function standsBesideInput(button: Element): boolean {
  let around = parentElementOf(button);
  for (let level = 0; around && level < boxLevels && !isLong(around); level++, around = parentElementOf(around)) {
    if (level > 0 && isMatch(around, 'form, fieldset')) return false;
    if (findFirst(around, 'input:not([type=hidden]), [role=spinbutton]')) return true;
  }
  return false;
}

const dateText = /\d/;

function holds({ element }: FieldElements): string {
  const shown = shownText(element);
  return dateText.test(shown) ? shown : '';
}

function dateFieldOf(field: FieldElements): DateField {
  const { element } = field;
  return { element, before: popupsShown(element), shows: () => holds(field) };
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  if (value.as !== 'text') return refused('failed', holds(field));
  const start = holds(field);
  const dateField = dateFieldOf(field);
  const moment = momentOf([value.text, ...value.alternatives]);
  await chooseInPopup(dateField, moment, { isTaken: () => holds(field) !== start, signal: acting(context).signal });
  await closeCalendar(dateField, context.signal);
  const shown = holds(field);
  return shown !== '' && shown !== start ? filled(shown) : refused('refused-by-page', shown);
}

async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const text = typeof held === 'string' ? held : '';
  if (holds(field) === text) return unchanged(text);
  const time = Date.parse(text);
  if (text === '' || Number.isNaN(time)) return empty(field, text, context);
  const iso = isoDay(fromDate(new Date(time)));
  return write(field, { as: 'text', text: iso, alternatives: [] }, context);
}

async function empty(field: FieldElements, text: string, context: WriteContext): Promise<Written> {
  const dateField = dateFieldOf(field);
  clearButtons(componentBox(field.element)).forEach((button) => press(button));
  await until(field.element, () => holds(field) === text, reaction, context.signal);
  if (holds(field) !== '') await emptyInCalendar(dateField, context.signal);
  await closeCalendar(dateField, context.signal);
  return holds(field) === text ? filled(text) : refused('refused-by-page', holds(field));
}
