import { attributeOf } from '../../dom/nodes';
import type { Control, DateControl, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { elementsBelow } from '../calendar/look';
import { dateWords, isDateNamed, labelTexts, momentType, namesAround, saysDate } from '../calendar/picker-names';
import { pairOf } from '../calendar/range-pair';
import { restoreDate } from '../calendar/restore-date';
import { calendarAfter } from '../calendar/standing';
import { writeDate, type DateInput } from '../calendar/write-date';
import { rowLabel } from '../row/row-label';
import { popupsShown } from '../widget/popup';
import { refused, unchanged } from '../widget/written';
import { textInput } from './text-input';

/** Inputs that opened a calendar when they were written. */
const found = new WeakSet<Element>();
/** Calendars are turned page by page, as long as that takes. */
const patience = 12_000;
/**
 * Inputs that open a calendar: typed where they can be, else by the calendar. What opened is closed again. Of those
 * that can't be typed into some open nothing: they stay as they are.
 */
export const pickerInput: Adapter = {
  name: 'picker-input',
  selector: 'input',
  patience,
  claims: (element) => isPicker(element as HTMLInputElement),
  gather: (element) => ({ members: [element], parts: partsOf(element) }),
  describe,
  holds: ({ element }) => (element as HTMLInputElement).value.slice(0, 200),
  read: ({ element }) => (element as HTMLInputElement).value,
  write,
  restore,
};

function isPicker(input: HTMLInputElement): boolean {
  if (input.type !== 'text' && input.type !== 'search') return false;
  return isMarked(input) || (input.readOnly && (found.has(input) || isUnset(input)));
}

/** Some show a day from the beginning; what asks for a day all the same is no day that the page worked out. */
function isUnset(input: HTMLInputElement): boolean {
  return input.value === '' ? saysDate(input) : dateWords.test(input.placeholder);
}

/** A calendar that stands open behind the input asks the same question. */
function partsOf(input: Element): Element[] {
  const calendar = calendarAfter(input);
  return calendar ? [calendar, ...elementsBelow(calendar)] : [];
}

function isMarked(input: HTMLInputElement): boolean {
  return /^(?:dialog|grid)$/.test(attributeOf(input, 'aria-haspopup') ?? '') || isDateNamed(input);
}

function describe(field: FieldElements): Control {
  const input = field.element as HTMLInputElement;
  if (!input.readOnly || takesSpan(input)) return textInput.describe(field);
  return { control: 'date', type: typeOf(input), min: '', max: '', step: null };
}

const twoSamples = /(\p{L}[\p{L}./-]{5,}\p{L})\s*[-–—~→]\s*\1/u;

/** Two days in one box: its names say so, or it shows how both are written. */
function takesSpan(input: HTMLInputElement): boolean {
  if (namesAround(input).some((name) => /date-?range/i.test(name))) return pairOf(input) === null;
  return twoSamples.test(input.placeholder);
}

/** What a read-only picker is for, by its names. */
function typeOf(input: HTMLInputElement): DateControl['type'] {
  return momentType(
    [...namesAround(input), input.placeholder, input.name, input.id, ...labelTexts(input), rowLabel(input)].join(' '),
  );
}

function dateInputOf(input: HTMLInputElement): DateInput {
  return { element: input, before: popupsShown(input), shows: () => input.value };
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const input = field.element as HTMLInputElement;
  if (value.as !== 'text') return refused('failed', input.value);
  if (input.value === value.text) return unchanged(input.value);
  if (context.focus === 'sent' && !isMarked(input)) return refused('read-only', input.value);
  const written = await writeDate(dateInputOf(input), [value.text, ...value.alternatives], context);
  if (written.outcome === 'filled') found.add(input);
  return written;
}

function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const input = field.element as HTMLInputElement;
  return restoreDate(dateInputOf(input), typeof held === 'string' ? held : '', context);
}
