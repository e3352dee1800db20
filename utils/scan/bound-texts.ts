/** What the page has bound to a field to name it: labels, and attributes of its element, component and parts. */
import type { FieldText, TextSource } from '../pipeline';
import { attribute, contains, isMatch, localNameOf, rootOf } from '../dom/nodes';
import { tidy } from '../dom/text';
import { isNativeGroup } from './boxes';
import { elementsNamed } from './ids';
import { labelsOf } from './labels';
import type { ReadText } from './read-text';
import type { Found, Survey } from './survey';

const maxParts = 4;
/** Parts that may speak for their field: not those that name an option or what they do. */
const fieldParts = 'input,select,textarea,[role]';
const apart =
  '[role=option],[role=radio],[role=menuitemradio],[aria-pressed],input[type=radio],[role=button],[role=img],[role=presentation],input[type=button]';

/** Attributes that say what an element is for, nearest bond first. */
const saying: readonly (readonly [attribute: string, source: TextSource])[] = [
  // By these components take the text of the label that they draw.
  ['label', 'label'],
  ['label-text', 'label'],
  ['title-text', 'label'],
  ['legend-text', 'label'],
  ['field-label', 'label'],
  ['accessible-name', 'label'],
  ['aria-labelledby', 'aria-labelledby'],
  ['aria-label', 'aria-label'],
  ['aria-describedby', 'aria-describedby'],
  ['aria-description', 'aria-describedby'],
  ['placeholder', 'placeholder'],
  ['aria-placeholder', 'placeholder'],
  ['data-placeholder', 'placeholder'],
  ['title', 'title'],
  ['data-original-title', 'title'],
];

/** What its own element, the component that wraps it and the inputs inside it are given, in this order. */
export function boundTexts(found: Found, survey: Survey, read: ReadText): FieldText[] {
  const others = [...hostsOf(found, survey), ...partsOf(found)];
  const own = isKnownByFirst(found) ? [] : textsGiven(found.element, found.scope.label, survey, read);
  return [...own, ...others.flatMap((one) => textsGiven(one, null, survey, read))];
}

/** A component that wraps one field speaks for it: its label, its attributes. */
function hostsOf(found: Found, survey: Survey): readonly Element[] {
  const { hosts } = found.scope;
  return (isSpread(found) ? hosts.slice(0, -1) : hosts).filter((host) => survey.fieldsInHost.get(host) === 1);
}

/** A widget's inner input often carries the label's `for`, the placeholder, the name. */
function partsOf({ members, parts }: Found): readonly Element[] {
  const first = members.length > 1 ? [] : parts.slice(0, maxParts);
  return first.filter((part) => isMatch(part, fieldParts) && !isMatch(part, apart));
}

/** A group without an element of its own is known by its first choice, whose name is no name of the field. */
function isKnownByFirst(found: Found): boolean {
  if (isNativeGroup(found)) return true;
  const isChoice = isMatch(found.element, '[role=radio],[aria-pressed]') || /-radio$/.test(localNameOf(found.element));
  return isChoice && found.parts.length > 0;
}

/** Whether the choices stand in a component each; the first one's speaks for it alone. */
function isSpread(found: Found): boolean {
  const root = rootOf(found.element);
  return isKnownByFirst(found) && [...found.members, ...found.parts].some((one) => rootOf(one) !== root);
}

function textsGiven(element: Element, wrapping: Element | null, survey: Survey, read: ReadText): FieldText[] {
  const texts: FieldText[] = [];
  for (const label of labelsOf(element, wrapping, survey)) texts.push({ source: 'label', text: read(label) });
  for (const [name, source] of saying) {
    const text = said(element, name, read);
    if (text) texts.push({ source, text });
  }
  return texts;
}

function said(element: Element, name: string, read: ReadText): string {
  const value = attribute(element, name);
  if (value === '') return '';
  if (name === 'aria-labelledby') return tidy(namesOf(element, value).map(textOrLabel(read)).join(' '));
  if (name === 'aria-describedby') return tidy(elementsNamed(value, element).map(read).join(' '));
  return tidy(value);
}

/** What stands in a combobox is its value, unless it is called a label: select2 is named by what was chosen. */
function namesOf(element: Element, ids: string): readonly Element[] {
  const isValue = (name: Element) => contains(element, name) && !isMatch(name, 'label,[class*=label i]');
  const names = elementsNamed(ids, element);
  return isMatch(element, '[role=combobox]') ? names.filter((name) => !isValue(name)) : names;
}

/** What an element that names another is called itself: its text, else its own `aria-label`. */
function textOrLabel(read: ReadText): ReadText {
  return (element) => read(element) || tidy(attribute(element, 'aria-label'));
}
