/** Boxes to tick and radio buttons drawn without a role or an input: known by their names and build. */
import { shared } from '../../dom/shared';
import { classListOf, closest, findAll, findFirst, isMatch, parentElementOf, textContentOf } from '../../dom/nodes';
import { isPageChrome, isInForm } from '../widget/page-chrome';
import { isLong } from '../box/long-box';
import { saysByClass } from '../saying/says-by-class';

const tags = ':is(div, span, view, a:not([href]), li, p)';

/** Elements worth asking about, by kind. */
export const drawnBoxes = {
  check: `${tags}:is([class*=checkbox i], [class*=check-box i]):not([role])`,
  radio: `${tags}[class*=radio i]:not([role])`,
} as const;

/** A whole name: its parts are named after it and say more. */
const names = { check: /(?:^|[-_])check-?box$/i, radio: /(?:^|[-_])radio$/i } as const;
const drawn =
  'svg, i, [class*=icon i], [class*=inner i], [class*=mark i], [class*=circle i], [class*=dot i], [class*=shape i]';
const controls =
  'input, button, select, textarea, a[href], [role]:not(svg, [role=presentation], [role=img]), [contenteditable]';
const roled = '[role=checkbox], [role=switch], [role=radio], [role=option], [role=treeitem], [role=row]';
const groups = '[class*=radio-group i], [class*=radiogroup i], [class*=radio_group i]';
const longestText = 120;

/** A box with nothing in it: a style sheet draws its mark. It is one where it shows that it can be pressed: `isPointed`. */
export const isBare = (element: Element) => element.childElementCount === 0 && lengthOf(element) === 0;

/** Whether the mouse shows over an element that it can be pressed. */
export const isPointed = (element: Element) => getComputedStyle(element).cursor === 'pointer';

/** Whether an element is such a box in a form, with its mark and perhaps its words inside. */
export function isDrawnBox(element: Element, kind: keyof typeof names): boolean {
  if (!isMatch(element, drawnBoxes[kind]) || ![...classListOf(element)].some((name) => names[kind].test(name)))
    return false;
  const isMarked = findFirst(element, drawn) !== null || (kind === 'check' && isBare(element));
  if (!isMarked || findFirst(element, controls) || hasTwin(element)) return false;
  return lengthOf(element) <= longestText && isInForm(element) && !isPageChrome(element);
}

const lengthOf = (element: Element) => (textContentOf(element) ?? '').trim().length;

/** A native box that it is drawn for, or one around it that says its role. */
function hasTwin({ parentElement: around }: Element): boolean {
  if (around === null || closest(around, roled)) return true;
  if (isLong(around)) return false;
  const label = closest(around, 'label');
  return Boolean(label?.control) || [around, label].some((box) => findFirst(box, ':scope > input'));
}

/** The radio buttons of one group, in their order. */
export function drawnRadios(radio: Element): Element[] {
  const group = closest(radio, groups) ?? parentElementOf(radio);
  const all = group ? [...findAll(group, drawnBoxes.radio)] : [];
  return all.filter((one) => one === radio || isDrawnBox(one, 'radio'));
}

/** Boxes that have said that they are off: they are on when they say so no more. */
const saidOff = shared('boxes-said-off', () => new WeakSet<Element>());

/** Whether a drawn box is on, by its names and those of its parts. */
export function isBoxOn(element: Element): boolean {
  const parts = [element, ...findAll(element, '*')];
  if (parts.some((part) => saysByClass(part, 'off'))) {
    saidOff.add(element);
    return false;
  }
  return saidOff.has(element) || parts.some((part) => saysByClass(part, 'on'));
}
