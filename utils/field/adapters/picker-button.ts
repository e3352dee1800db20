import {
  attribute,
  carries,
  findFirst,
  isMatch,
  parentElementOf,
  previousElementOf,
  rootOf,
  textContentOf,
} from '../../dom/nodes';
import { nearestBox } from '../box/boxes-around';
import type { Adapter, FieldElements } from '../adapter';
import { momentOf } from '../../moment/read-moment';
import { drawnLines, isNamedForDay, momentType } from '../calendar/picker-names';
import { shown as sectionsShown } from './sectioned-date';
import { isInForm } from '../widget/page-chrome';
import { isLong } from '../box/long-box';
import { shownText } from '../saying/shown-text';

/** A group of parts from which a calendar opens, which says so itself (Vexip UI). */
const groups = '[role=group][aria-haspopup=dialog]';
/** Says that it opens something, not what. */
const bare = 'button[aria-expanded]:not([aria-haspopup])';
/** Says nothing of that, either. */
const plain = 'button[type=button]:not([aria-haspopup], [aria-expanded])';
/** "1/4/2027", "September 21, 2026", not "2027". */
const wholeDay = /^(?=.*\d\D+\d).{8,24}$/;

/** Elements worth asking about. */
export const pickerButtonSelector = `${drawnLines}, ${groups}, button[aria-haspopup=dialog], button[data-dates-input], button[aria-haspopup=grid], button[popovertarget], ${bare}, ${plain}`;

/** Buttons that show a day and open a calendar (Mantine, shadcn/ui and their like). */
export const pickerButton: Adapter = {
  name: 'picker-button',
  selector: pickerButtonSelector,
  claims: (element) => isOfDay(element) && !standsBesideInput(element),
  isKnownByQuestion: (element) => isMatch(element, `${plain}, ${bare}`),
  describe: ({ element }) => ({ control: 'date', type: typeOf(element), min: '', max: '', step: null }),
  holds,
};

/** A group says by its names whether it asks for a time as well; of a button nothing but the day is known. */
const typeOf = (element: Element) => (isMatch(element, groups) ? momentType(attribute(element, 'class')) : 'date');

/** Whether a calendar opens from the button in a box, by what that asks or shows. */
export function opensCalendar(box: Element): boolean {
  const button = findFirst(box, 'button');
  return button !== null && (isOfDay(button) || showsDay(button));
}

/** Whether a button is for a day, by its words. */
export function isOfDay(button: Element): boolean {
  if (isMatch(button, plain)) return asksForDay(button);
  return isMatch(button, bare) ? showsDay(button) || asksForDay(button) : isDateButton(button);
}

/** "Pick a date", "Set date and time", "Check-in date: MM/DD/YYYY" */
const dayAsked =
  /^(?:pick|choose|select|set) (?:a |an |the |your )?(?:\S+ )?dates?\b|\b(?:mm|dd)[./-](?:mm|dd)[./-]yyyy\b|\byyyy[./-]mm[./-]dd\b/i;
const namedBox = ':is([class*=datepicker i], [class*=date-picker i]) > button';

/** A button of a form that asks for a day in its words, or shows one in a box that is named for that (react-datepicker). */
function asksForDay(button: Element): boolean {
  const isAsking = dayAsked.test((textContentOf(button) ?? '').trim().slice(0, 60)) && isInForm(button);
  return isAsking || (isMatch(button, namedBox) && showsDay(button));
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

/** The calendar button of a date field belongs to that field. */
function standsBesideInput(button: Element): boolean {
  const holdsInput = (box: Element) => findFirst(box, 'input:not([type=hidden]), [role=spinbutton]') !== null;
  const parent = parentElementOf(button);
  const isDirectly = parent !== null && !isLong(parent) && holdsInput(parent);
  return isDirectly || nearestBox(button, holdsInput, { levels: 2 }) !== null;
}

const dateText = /\d/;

/**
 * A group draws its sections only once it is chosen from: from then on they tell the day. A button that is but a picture
 * has its day written before it.
 */
function holds({ element }: FieldElements): string {
  if (isMatch(element, groups) && findFirst(element, '[role=spinbutton]')) return sectionsShown(element);
  const shown = shownText(element);
  if (dateText.test(shown)) return shown;
  const before = (textContentOf(previousElementOf(element)) ?? '').trim();
  return wholeDay.test(before) && momentOf([before]).day ? before : '';
}
