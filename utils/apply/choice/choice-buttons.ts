/** Buttons of which one, or some, are chosen: which of them make one field. */
import { drawnBoxes, drawnRadios, isDrawnBox } from './drawn-box';
import { isQuiet, isQuietRadio, isRadioComponent, quietRadios, quietSelector } from './quiet-component';
import { shadowRootOf } from '../../scan/shadow-root';
import { choicesBeside } from './sibling-hosts';
import { isSegment, segmentSelector, segmentsBeside } from './segments';
import { isLong } from '../widget/long-box';
import { closestDrawn, queryInside } from '../widget/tree';

export const choiceRoles = '[role=radio], [role=menuitemradio]';
export const toggles = 'button[aria-pressed], [role=button][aria-pressed]';
/** Boxes whose plain buttons are one choice, by class name alone. */
export const toggleBoxes = ['btn-toggle', 'button-toggle', 'toggle-group', 'segmented', 'buttonset', 'chip-group']
  .map((name) => `[class*=${name} i]`)
  .join();
/** Buttons that say nothing of themselves. */
export const plainButtons = 'button[type=button]:not([aria-pressed], [role], [aria-haspopup], [aria-expanded])';
/** Chips that take keys, drawn without being buttons. */
export const plainChips = '[class*=chip i][tabindex="0"]:not([role])';
const groupRoles = '[role=radiogroup], [role=group], [role=toolbar], fieldset, ul:is([aria-label], [aria-labelledby])';

/** Elements worth asking about. */
export const choiceSelector = `[role=radiogroup], ${choiceRoles}, ${toggles}, ${toggleBoxes}, ${quietSelector}, ${drawnBoxes.radio}, ${segmentSelector}`;

/** The group of a choice: the group, else the lone choice's nearest group-like ancestor, else the parent. */
export function groupOf(element: Element): Element {
  if (element.matches(`[role=radiogroup], ${toggleBoxes}`) && !element.matches('button')) return element;
  return element.closest(groupRoles) ?? rowAround(element);
}

/** Levels to climb from a radio that stands alone in its box. */
const levels = 4;
const fences = 'form, fieldset, body, section, article, dialog, [role=dialog]';

/** Some keep each radio in boxes of its own: the nearest box of several. */
function rowAround(element: Element): Element {
  const parent = element.parentElement ?? element;
  if (!element.matches(choiceRoles)) return parent;
  let row = parent;
  for (let level = 0; level < levels && !isLong(row) && row.querySelectorAll(choiceRoles).length === 1; level++) {
    if (!row.parentElement || row.parentElement.matches(fences)) return parent;
    row = row.parentElement;
  }
  return row;
}

/** The buttons that make one choice with an element, in their order. */
export function choicesOf(element: Element): Element[] {
  if (isQuietRadio(element)) return quietRadios(element);
  if (isDrawnBox(element, 'radio')) return drawnRadios(element);
  if (isSegment(element)) return segmentsBeside(element);
  const group = groupOf(element);
  const radios = queryInside(group, choiceRoles).filter((one) => !one.matches('input'));
  if (radios.length > 1) return radios;
  if (element.matches(choiceRoles)) return choicesBeside(element, choiceRoles);
  if (isToggleBox(element)) return [...element.querySelectorAll(`${plainButtons}, ${plainChips}`)];
  if (element.matches('[role=radiogroup]')) {
    const buttons = [...group.querySelectorAll(`${toggles}, button[aria-checked]`)];
    return buttons.length > 0 ? buttons : componentChoices(group);
  }
  return [...group.querySelectorAll(toggles)];
}

/** Native radio buttons in components are a group of their own, in their shadow trees or not (Angular Material). */
const isMade = (radio: Element) => ![radio, shadowRootOf(radio)].some((one) => one?.querySelector('input[type=radio]'));

/** Components that keep their role to themselves (ElementInternals): focusable, of one tag, each with a value. */
function componentChoices(group: Element): Element[] {
  const radios = [...group.querySelectorAll('*')].filter(isRadioComponent).filter(isMade);
  if (radios.length > 1) return radios;
  const valued = [...group.querySelectorAll('[tabindex][value]')].filter(({ localName }) => localName.includes('-'));
  return valued.every(({ localName }) => localName === valued[0]?.localName) ? valued : [];
}

/** A box of nothing but plain buttons or chips, the innermost of that name. */
function isToggleBox(element: Element): boolean {
  if (!element.matches(toggleBoxes) || element.matches('button, [role=radiogroup]')) return false;
  const buttons = [...element.querySelectorAll(`button, input, a[href], select, ${plainChips}`)];
  const isPlain = (one: Element) => one.matches(`${plainButtons}, ${plainChips}`);
  return buttons.length > 1 && buttons.every(isPlain) && !element.querySelector(toggleBoxes);
}

/** Of a group the first that matches: only the chosen one may take the focus. */
const isFirst = (element: Element, selector: string) =>
  choicesOf(element).find((one) => one.matches(selector)) === element;

/** The first button of an element's group where the element stands for it; null elsewhere. */
export function firstOf(element: Element): Element | null {
  if (element.matches('[role=radiogroup]') || isToggleBox(element)) return choicesOf(element)[0] ?? null;
  if (isQuiet(element, 'radio')) return isFirst(element, quietSelector) ? element : null;
  if (isDrawnBox(element, 'radio') || isSegment(element)) return choicesOf(element)[0] === element ? element : null;
  if (!element.matches(`${choiceRoles}, ${toggles}`)) return null;
  const sort = element.matches(choiceRoles) ? choiceRoles : toggles;
  if (groupOf(element).querySelector(`:is(${sort}):not(input)`) !== element) return null;
  if (element.matches(toggles) && isEditorBar(element)) return null;
  const group = closestDrawn(element, '[role=radiogroup]');
  return group ? null : choicesOf(element)[0] === element ? element : null;
}

/** The buttons of a text editor say `aria-pressed` too; they stand among others or beside a text. */
function isEditorBar(toggle: Element): boolean {
  const bar = toggle.closest('[role=menu], [role=toolbar]');
  if (!bar) return false;
  const hasOthers = [...bar.querySelectorAll('button, [role=button], select')].some((one) => !one.matches(toggles));
  return (
    hasOthers || bar.hasAttribute('aria-controls') || bar.parentElement?.querySelector('[contenteditable]') !== null
  );
}

const kept = '[type=hidden], [type=radio], [aria-hidden=true]';

/** The inputs a group keeps for its form, and those its components draw themselves with. */
export function hiddenInputs(element: Element): Element[] {
  const boxes = new Set([groupOf(element), ...choicesOf(element)]);
  return [...boxes].flatMap((box) =>
    queryInside(box, 'input').filter((input) => input.matches(kept) || isRadioComponent(box)),
  );
}
