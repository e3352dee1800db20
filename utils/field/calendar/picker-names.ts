/** Inputs for dates and times that say so in the class names of their widgets alone. */
import {
  attribute,
  attributeOf,
  childElementsOf,
  closest,
  findAll,
  findFirst,
  firstElementOf,
  isMatch,
  localNameOf,
  parentElementOf,
  previousElementOf,
  textContentOf,
} from '../../dom/nodes';
import { boxesAround, findAround, nearestBox } from '../box/boxes-around';
import type { DateControl } from '../../pipeline';
import { rowLabel } from '../saying/row-label';
import { isLong } from '../box/long-box';

const pickerNames =
  /(?<!candi|up|vali)(?:date|time)-?(?:time-?)?(?:text-?)?(?:picker|input|editor|box|field|wrapper)|flatpickr|hasDatepicker|calendar|date-?range|(?:ant|rc)-picker|p-date/i;

/** Words for days and times in labels and names. */
export const dateWords =
  /(?<!up)date(?!d)|calendar|\bday\b|birth|\bdob\b|check-?\s?(?:in|out)\b|arrival|departure|appointment|\btime\b|datum|termin|uhrzeit|geburt|\bjour\b|naissance|fecha|\bdata\b|nascita|дата|日付|日期|時間|时间|날짜/i;

/** What a date field is for, by its names. */
export function momentType(names: string): DateControl['type'] {
  if (/date-?time/i.test(names)) return 'datetime-local';
  if (/time|uhrzeit|時間|时间/i.test(names) && !/date|calendar/i.test(names)) return 'time';
  return /month/i.test(names) ? 'month' : 'date';
}

/** Names of an input, of what stands around it and of what stands before it. */
export function namesAround(input: Element): string[] {
  const own = [input, ...boxesAround(input, {}, isOfOne), previousElementOf(input)];
  return own.filter((one) => one !== null).map(namesOf);
}

/**
 * Headless libraries leave the class names to the page and say themselves what a part is of (Zag: Ark UI, Chakra); an input
 * may be called a picker by its placeholder alone.
 */
const namesOf = (element: Element) =>
  ['class', 'data-scope', 'placeholder'].map((name) => attribute(element, name)).join(' ');

/** Boxes of several fields speak for none of them. */
function isOfOne(box: Element): boolean {
  return !isLong(box) && findAll(box, 'input:not([type=hidden])').length <= 2;
}

/** Whether an input is named for a date or time, and does not say that it completes from a list. */
export function isDateNamed(input: Element): boolean {
  if (isMatch(input, '[aria-haspopup=listbox], [aria-autocomplete=list], [aria-autocomplete=both]')) return false;
  return (isNamedNear(input) && namesAround(input).some((name) => pickerNames.test(name))) || hasIcon(input);
}

const iconNames = /calendar|clock|date-?picker|time-?picker/i;
const icons =
  ':is([class*=calendar i], [class*=clock i], [class*=datepicker i], [class*=timepicker i]):is(i, svg, span, img, button)';
/** Elements in a box that is one field's own. */
const mostBeside = 5;

/** An icon of a calendar or a clock drawn in the box of one input. */
function hasIcon(input: Element): boolean {
  let inner = input;
  for (let level = 0; level < 3; level++) {
    const box = parentElementOf(inner);
    // A form's own properties may be its controls: one named "children" hides its children.
    if (!box || localNameOf(box) === 'form' || isLong(box, mostBeside)) return false;
    for (const beside of childElementsOf(box)) if (beside !== inner && isIcon(beside)) return isOfOne(box);
    inner = box;
  }
  return false;
}

/** Asked of what stands beside each input of a page: names are read before anything is searched. */
function isIcon(beside: Element): boolean {
  if (isMatch(beside, 'label, input, select, textarea')) return false;
  const isNamed = iconNames.test(attribute(beside, 'class')) && isMatch(beside, icons);
  return isNamed || (firstElementOf(beside) !== null && findFirst(beside, icons) !== null);
}

/** Asked first, since it counts no fields: most inputs have no such name near. */
function isNamedNear(input: Element): boolean {
  const isNamed = (one: Element | null) => one !== null && pickerNames.test(namesOf(one));
  return isNamed(input) || nearestBox(input, isNamed) !== null || isNamed(previousElementOf(input));
}

/** What an input's labels say. */
export const labelTexts = (input: HTMLInputElement) =>
  labelsOf(input).map(({ textContent }) => (textContent ?? '').slice(0, 80));

/** The browser looks for labels in the whole page: not asked where there can be none. */
function labelsOf(input: HTMLInputElement): Element[] {
  const bound = input.id === '' && !closest(input, 'label') ? [] : [...(input.labels ?? [])];
  return bound.length > 0 ? bound : labelAbove(input);
}

/** Lines of text that are drawn and open a dialog (Fluent UI). */
export const drawnLines = '[role=combobox][aria-haspopup=dialog]:not(input, button)';

const buttonAttributes = ['class', 'id', 'name', 'aria-label', 'title', 'data-testid', 'data-slot'];

/** Whether what is pressed to choose a day says so in its names or its words. */
export function isNamedForDay(button: Element): boolean {
  const names = buttonAttributes.map((name) => attribute(button, name));
  return [...names, (textContentOf(button) ?? '').trim().slice(0, 60)].some((name) => dateWords.test(name));
}

/** Material UI 4 draws a label above the input without naming the input in it. */
function labelAbove(input: HTMLInputElement): Element[] {
  const labelBefore = (box: Element) => {
    const before = previousElementOf(box);
    return before && isMatch(before, 'label:not([for])') && !firstElementOf(before) ? [before] : null;
  };
  return findAround(input, labelBefore, { levels: 2 }) ?? [];
}

const namingAttributes = ['aria-label', 'placeholder', 'name', 'id', 'title'];

/** Whether an input's label or names say that it is for a date or time. */
export function saysDate(input: HTMLInputElement): boolean {
  const names = namingAttributes.map((name) => attributeOf(input, name) ?? '');
  const isSaid = [...names, ...labelTexts(input)].some((text) => dateWords.test(text));
  return isSaid || (input.readOnly && [...names, ...labelTexts(input), rowLabel(input)].some(saysMoment));
}

/** A month is mostly chosen from a list: an input for one can't be typed into. */
const saysMoment = (text: string) => dateWords.test(text) || /\bmonth\b/i.test(text);

const spanWords = /\b(?:dates|range|period|stay|trip)\b|\bfrom\b.{1,20}\bto\b/i;

/** Whether a date field's label or names ask for two days. */
export function asksForSpan(field: Element): boolean {
  const names = namingAttributes.map((name) => attribute(field, name));
  const labels = field instanceof HTMLInputElement ? labelTexts(field) : [];
  return [...names, ...labels].some((text) => spanWords.test(text));
}
