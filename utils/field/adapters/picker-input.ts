import { shared } from '../../dom/shared';
import { attributeOf, isMatch } from '../../dom/nodes';
import type { Control, DateControl } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { behindTokens } from '../choice/tags-box';
import { elementsBelow } from '../calendar/look';
import { dateWords, isDateNamed, labelTexts, momentType, namesAround, saysDate } from '../calendar/picker-names';
import { pairOf } from '../calendar/range-pair';
import { calendarAfter } from '../calendar/inline-calendar';
import { rowLabel } from '../saying/row-label';
import { textInput } from './text-input';
import { maxText } from '../../dom/text';

/**
 * Inputs that opened a calendar when they were written: those that hold a day ask for none, and later scans know them
 * by this.
 */
export const calendarsOpened = shared('calendars-opened', () => new WeakSet<Element>());

/** Inputs that open a calendar. */
export const pickerInput: Adapter = {
  name: 'picker-input',
  isNotTyped: true,
  opensCalendar: true,
  selector: 'input',
  claims: (element) => isPicker(element as HTMLInputElement),
  gather: (element) => ({ members: [element], parts: partsOf(element) }),
  describe,
  holds: ({ element }) => (element as HTMLInputElement).value.slice(0, maxText),
};

/** Whether it opens a calendar. */
export function isPicker(input: HTMLInputElement): boolean {
  if (input.type !== 'text' && input.type !== 'search') return false;
  return isMarked(input) || (input.readOnly && (calendarsOpened.has(input) || isUnset(input)));
}

/** A picker may show a day from the beginning; one that asks for a day all the same did not work it out from other fields. */
function isUnset(input: HTMLInputElement): boolean {
  return input.value === '' ? saysDate(input) : dateWords.test(input.placeholder);
}

/** A calendar that stands open behind the input asks the same question. */
function partsOf(input: Element): Element[] {
  const calendar = calendarAfter(input);
  return calendar ? [calendar, ...elementsBelow(calendar)] : [];
}

export function isMarked(input: HTMLInputElement): boolean {
  const opens = /^(?:dialog|grid)$/.test(attributeOf(input, 'aria-haspopup') ?? '');
  return (opens && !isMatch(input, behindTokens)) || isDateNamed(input);
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
