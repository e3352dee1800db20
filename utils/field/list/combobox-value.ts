/** What a combobox shows as its value, and where. */
import { shared } from '../../dom/shared';
import {
  attribute,
  attributeOf,
  contains,
  findAll,
  findFirst,
  isMatch,
  nextElementOf,
  parentElementOf,
  textContentOf,
} from '../../dom/nodes';
import { shadowRootOf } from '../../dom/shadow-root';
import type { FieldElements } from '../adapter';
import { isNoChoice } from '../saying/no-choice';
import { componentBox, controlBox } from '../box/control-box';
import { shownText } from '../saying/shown-text';
import { referenced } from '../../dom/tree';
import { isSeen } from '../widget/visible';
import { maxText } from '../../dom/text';

/**
 * The element that takes keys: an old-style combobox is a box around its input, a component has it in its shadow. An
 * input inside the list only searches that.
 */
export function driverOf({ element }: FieldElements): Element {
  if (isMatch(element, 'input, textarea, button')) return element;
  const typed = 'input:not([type=hidden]):not([aria-hidden=true])';
  const lists = listsOf(element);
  const inputs = [...findAll(element, typed)].filter((input) => !lists.some((list) => contains(list, input)));
  const own = inputs.find((input) => !isMatch(input, drawing)) ?? inputs[0];
  return own ?? findFirst(shadowRootOf(element), typed) ?? element;
}

/** Inputs that draw a sign of the widget: an arrow, what is wrong (Dijit). */
const drawing = '[readonly][tabindex="-1"]';

/** The lists an element says it controls; comboboxes may name their own input or text too, which is no list. */
export const listsOf = (owner: Element) =>
  [...referenced(owner, 'aria-controls'), ...referenced(owner, 'aria-owns')].filter(
    (one) => !isMatch(one, 'input, [role=textbox]'),
  );

/** What stands in its input, else in its box; an input kept out of sight may lag behind what the box shows. */
export function shownBy(field: FieldElements): string {
  const { element } = field;
  const input = driverOf(field);
  if (input instanceof HTMLInputElement && input.value && isSeen(input)) return input.value.slice(0, maxText);
  const told = toldByPlaceholder(input);
  if (told) return told;
  const names = namesInside(element);
  const isName = (part: Element) => names.includes(part);
  const own = isMatch(input, 'input, textarea') ? '' : shownText(element, isName) || innerText(element);
  if (own) return own;
  if (isMatch(element, 'button')) return shownBeside(element) || toldByTitle(element);
  return shownAround(element) || toldByName(element);
}

/**
 * Labels drawn within the box they name; where none is called so, all that name it but the value, which comes last. Beside
 * a label elsewhere what is named inside is the value, whatever it is called (Spectrum).
 */
function namesInside(element: Element): Element[] {
  const names = referenced(element, 'aria-labelledby').filter((name) => name !== element);
  const inside = names.filter((name) => contains(element, name));
  const isAll = inside.length === names.length;
  const labels = isAll ? inside.filter((name) => isMatch(name, 'label, [class*=label i]')) : [];
  return labels.length > 0 ? labels : inside.slice(0, -1);
}

/** What inputs asked with before anything was chosen. */
const asked = shared('first-placeholders', () => new WeakMap<Element, string>());

/** A combobox of several may show what was chosen as its placeholder (Fluent UI). */
function toldByPlaceholder(input: Element): string {
  if (!(input instanceof HTMLInputElement)) return '';
  const { placeholder, value } = input;
  if (!asked.has(input)) asked.set(input, placeholder);
  return value === '' && placeholder !== asked.get(input) && !isNoChoice(placeholder)
    ? placeholder.slice(0, maxText)
    : '';
}

const hung = ['dropdown', 'menu', 'popup', 'popper', 'options'].map((name) => `[class*=${name} i]`).join();

/** A list without a role that hangs from the box is no value, though it stands in it (View UI). */
const hangs = (part: Element) => isMatch(part, hung) && /absolute|fixed/.test(getComputedStyle(part).position);

/** A line of text before the box that holds the control says what is asked for (Geist). */
const isCaption = (part: Element, element: Element) =>
  isMatch(part, 'p, h1, h2, h3, h4, h5, h6') && (contains(nextElementOf(part), element) ?? false);

function shownAround(element: Element): string {
  return shownText(controlBox(element), (part) => hangs(part) || isCaption(part, element), element);
}

/** "Selected Georgia. Select country": what is drawn as a flag is told by name. */
function toldByName(element: Element): string {
  return /^selected:? (.+?)(?:\. |\.?$)/i.exec(attribute(element, 'aria-label'))?.[1]?.slice(0, maxText) ?? '';
}

/** A flag alone, whose country is its title, while its name says what is asked for. */
function toldByTitle(button: Element): string {
  if (!isMatch(button, '[role=combobox][title][aria-label]') || /\p{L}/u.test(textContentOf(button) ?? '')) return '';
  const title = attribute(button, 'title');
  return isNoChoice(title) || title === attributeOf(button, 'aria-label') ? '' : title.slice(0, maxText);
}

function shownBeside(button: Element): string {
  const value = valueBeside(button);
  return value ? shownText(value) : '';
}

/** A button that only draws an arrow is named by the value beside it, and by its label elsewhere (React Aria). */
function valueBeside(button: Element): Element | null {
  if ((textContentOf(button) ?? '').trim() !== '') return null;
  const names = referenced(button, 'aria-labelledby').filter((name) => name !== button);
  return names.length > 1 ? (names.find((name) => parentElementOf(name) === parentElementOf(button)) ?? null) : null;
}

/** The box of the widget, with the buttons that empty it. */
export function boxOf({ element }: FieldElements): Element {
  return parentElementOf(valueBeside(element)) ?? componentBox(element);
}

/** A button that opens a list may show what is chosen in an input inside it. */
function innerText(button: Element): string {
  const inner = isMatch(button, 'button') ? findFirst(button, 'input:not([type=hidden])') : null;
  return inner instanceof HTMLInputElement ? inner.value.slice(0, maxText) : '';
}
