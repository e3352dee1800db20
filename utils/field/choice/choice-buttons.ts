/** Buttons of which one, or some, are chosen: which of them make one field. */
import { carries, closest, findAll, findFirst, isMatch, localNameOf, parentElementOf } from '../../dom/nodes';
import { captionedBoxOf, captionedSelector, entriesOf, isCaptionedBox } from './captioned-choices';
import { drawnBoxes, drawnRadios, isDrawnBox } from './drawn-box';
import {
  hidesItsRole,
  isRadioWithoutRole,
  isRadioComponent,
  radiosWithoutRole,
  withoutRoleSelector,
} from './element-internals';
import { shadowRootOf } from '../../dom/shadow-root';
import { choicesBeside } from './sibling-hosts';
import { isSegment, segmentSelector, segmentsBeside } from './segments';
import { isLong } from '../box/long-box';
import { closestDrawn, queryInside } from '../../dom/tree';
import { toggleBoxes } from './toggle-boxes';
import { touchables, touchedBeside } from './touchables';
import { nearestBox } from '../box/boxes-around';
import { isFormButton } from '../widget/sends-form';

/** Boxes to tick in a group called one of radio buttons leave one ticked (Arco's pages for phones). */
export const misnamedRadios = '[class*=radio-group i] > [role=checkbox]';
const ownRoles = '[role=radio], [role=menuitemradio]';
export const choiceRoles = `${ownRoles}, ${misnamedRadios}`;
export const toggles = ':is(button,[role=button])[aria-pressed]';
/** Buttons that say nothing of themselves. */
export const plainButtons = 'button[type=button]:not([aria-pressed], [role], [aria-haspopup], [aria-expanded])';
/** Chips that take keys, drawn without being buttons. */
export const plainChips = '[class*=chip i][tabindex="0"]:not([role])';
const groupRoles = '[role=radiogroup], [role=group], [role=toolbar], fieldset, ul:is([aria-label], [aria-labelledby])';

/** Elements worth asking about that show no other widget's sign. */
export const choiceSelector = `[role=radiogroup], ${ownRoles}, ${toggles}, ${toggleBoxes}, ${withoutRoleSelector}, ${drawnBoxes.radio}, ${segmentSelector}, ${captionedSelector}, ${touchables}`;

/** The group of a choice: the group, else the lone choice's nearest group-like ancestor, else the parent. */
export function groupOf(element: Element): Element {
  if (isCaptionedBox(element)) return element;
  if (isMatch(element, touchables)) return parentElementOf(element) ?? element;
  if (isMatch(element, `[role=radiogroup], ${toggleBoxes}`) && !isMatch(element, 'button, [role=button]'))
    return element;
  return closest(element, groupRoles) ?? rowAround(element);
}

const ends = 'form, fieldset, body, section, article, dialog, [role=dialog]';

/** Radio buttons may each stand in boxes of their own: the row is the nearest box of several. */
function rowAround(element: Element): Element {
  const parent = parentElementOf(element) ?? element;
  if (!isMatch(element, choiceRoles)) return parent;
  const isRow = (box: Element) => isLong(box) || findAll(box, choiceRoles).length > 1;
  return nearestBox(element, isRow, { levels: 5, ends, mostChildren: Infinity }) ?? parent;
}

/** The buttons that make one choice with an element, in their order. None of them sends the form. */
export function choicesOf(element: Element): Element[] {
  return choicesWith(element).filter((one) => !isFormButton(one));
}

function choicesWith(element: Element): Element[] {
  if (isRadioWithoutRole(element)) return radiosWithoutRole(element);
  if (isDrawnBox(element, 'radio')) return drawnRadios(element);
  if (isSegment(element)) return segmentsBeside(element);
  if (isMatch(element, touchables)) return [...touchedBeside(element)];
  const captioned = captionedBoxOf(element);
  if (captioned) return entriesOf(captioned);
  const group = groupOf(element);
  const radios = queryInside(group, choiceRoles).filter((one) => !isMatch(one, 'input'));
  if (radios.length > 1) return radios;
  if (isMatch(element, choiceRoles)) return choicesBeside(element, choiceRoles);
  if (isToggleBox(element)) return [...findAll(element, `${plainButtons}, ${plainChips}`)];
  if (isMatch(element, '[role=radiogroup]')) {
    const buttons = [...findAll(group, `${toggles}, button[aria-checked]`)];
    return buttons.length > 0 ? buttons : componentChoices(group);
  }
  return [...findAll(group, toggles)];
}

/** Native radio buttons in components are a group of their own, in their shadow trees or not (Angular Material). */
const isMade = (radio: Element) => ![radio, shadowRootOf(radio)].some((one) => findFirst(one, 'input[type=radio]'));

/** Components that keep their role to themselves (ElementInternals): focusable, of one tag, each with a value. */
function componentChoices(group: Element): Element[] {
  const radios = [...findAll(group, '*')].filter(isRadioComponent).filter(isMade);
  if (radios.length > 1) return radios;
  const valued = [...findAll(group, '[tabindex][value]')].filter(({ localName }) => localName.includes('-'));
  return valued.every(({ localName }) => localName === localNameOf(valued[0])) ? valued : [];
}

/** A box of nothing but plain buttons or chips, the innermost of that name; its buttons may have it too (Backpack). */
function isToggleBox(element: Element): boolean {
  if (!isMatch(element, toggleBoxes) || isMatch(element, 'button, [role=button], [role=radiogroup]')) return false;
  const buttons = [...findAll(element, `button, input, a[href], select, ${plainChips}`)];
  const isPlain = (one: Element) => isMatch(one, `${plainButtons}, ${plainChips}`);
  return buttons.length > 1 && buttons.every(isPlain) && !findFirst(element, `:is(${toggleBoxes}):not(button)`);
}

/** Of a group the first that matches: only the chosen one may take the focus. */
const isFirst = (element: Element, selector: string) =>
  choicesOf(element).find((one) => isMatch(one, selector)) === element;

/** The first button of an element's group where the element stands for it; null elsewhere. */
export function firstOf(element: Element): Element | null {
  if (isCaptionedBox(element)) return choicesOf(element)[0] ?? null;
  if (isMatch(element, '[role=radiogroup]') || isToggleBox(element)) return choicesOf(element)[0] ?? null;
  if (hidesItsRole(element, 'radio')) return isFirst(element, withoutRoleSelector) ? element : null;
  if (isDrawnBox(element, 'radio') || isSegment(element) || isMatch(element, touchables))
    return choicesOf(element)[0] === element ? element : null;
  if (!isMatch(element, `${choiceRoles}, ${toggles}`)) return null;
  const sort = isMatch(element, choiceRoles) ? choiceRoles : toggles;
  if (findFirst(groupOf(element), `:is(${sort}):not(input)`) !== element) return null;
  if (isMatch(element, toggles) && isEditorBar(element)) return null;
  const group = closestDrawn(element, '[role=radiogroup]');
  return group ? null : choicesOf(element)[0] === element ? element : null;
}

/** The buttons of a text editor say `aria-pressed` too; they stand among others or beside a text. */
function isEditorBar(toggle: Element): boolean {
  const bar = closest(toggle, '[role=menu], [role=toolbar]');
  if (!bar) return false;
  const hasOthers = [...findAll(bar, 'button, [role=button], select')].some((one) => !isMatch(one, toggles));
  return hasOthers || carries(bar, 'aria-controls') || nearestBox(bar, holdsEditor, aroundBar) !== null;
}

/** The bar sticks to the window in boxes of its own (CKEditor). */
const aroundBar = { levels: 6, ends, mostChildren: Infinity };
const holdsEditor = (box: Element) => findFirst(box, '[contenteditable]:not([contenteditable=false])') !== null;

const kept = '[type=hidden], [type=radio], [aria-hidden=true]';

/** The inputs a group keeps for its form, and those its components draw themselves with. */
export function hiddenInputs(element: Element): Element[] {
  const boxes = new Set([groupOf(element), ...choicesOf(element)]);
  return [...boxes].flatMap((box) =>
    queryInside(box, 'input').filter((input) => isMatch(input, kept) || isRadioComponent(box)),
  );
}
