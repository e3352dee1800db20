import {
  childElementsOf,
  closest,
  contains,
  findAll,
  findFirst,
  isMatch,
  localNameOf,
  nextElementOf,
  parentElementOf,
  previousElementOf,
  textContentOf,
} from '../../dom/nodes';
import type { Adapter } from '../adapter';
import { shadowRootOf } from '../../dom/shadow-root';
import { misnamedRadios } from '../choice/choice-buttons';
import { drawnBoxes, isBare, isBoxOn, isDrawnBox, isPointed } from '../choice/drawn-box';
import { drawnSwitches, isDrawnSwitch, isSwitchOn } from '../choice/drawn-switch';
import { isSquare, isTicked, isTouchedBox, touchables } from '../choice/touchables';
import { saysOn } from '../choice/inner-control';
import { isPageChrome, isInForm } from '../widget/page-chrome';
import { isOnInside, hidesItsRole, withoutRoleSelector } from '../choice/element-internals';
import { queryInside, referenced } from '../../dom/tree';
import { isSaid } from '../../words/says';

const roles = '[role=checkbox], [role=switch], [role=menuitemcheckbox]';

/** Components that say no more than that they are buttons (Polymer). */
const toggleComponents = '[role=button][aria-pressed]:not(button)';

const answers = ':is(button, [role=button])[aria-pressed]:is([aria-label], [aria-labelledby])';

/** A button without words, named by a text elsewhere (Primer). */
const namedSwitches = 'button[type=button][aria-pressed][aria-labelledby]';

/** A button that sends its state with the form (Melt UI). */
const sentSwitches = 'button[type=button][aria-pressed]:has(+ input[type=hidden])';

/** Elements worth asking about that show no other widget's sign. */
export const ariaCheckSelector = `${roles}, ${answers}, ${namedSwitches}, ${sentSwitches}, ${toggleComponents}, ${withoutRoleSelector}, ${drawnSwitches}, ${drawnBoxes.check}`;

/** What takes the focus without a role shows the sign of a choice. */
const worthAsking = `${ariaCheckSelector}, ${touchables}`;

/** Boxes, switches and answering buttons without a native input (https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/). */
export const ariaCheck: Adapter = {
  name: 'aria-check',
  isNamedByContent: true,
  selector: worthAsking,
  claims: (element) =>
    (hidesItsRole(element, 'check') ||
      isMatch(element, roles) ||
      isAnswer(element) ||
      isNamedSwitch(element) ||
      isToggleComponent(element) ||
      isMatch(element, sentSwitches) ||
      isDrawnSwitch(element) ||
      isDrawnBox(element, 'check') ||
      isTouchedBox(element)) &&
    !isMatch(element, `input, ${misnamedRadios}`) &&
    closest(element, '[role=menu], [role=grid], [role=listbox], [role=toolbar]') === null,
  isDrawn: (element) =>
    isTouchedBox(element)
      ? isPointed(element) && isSquare(element)
      : !isBare(element) || isPointed(element) || !(isDrawnSwitch(element) || isDrawnBox(element, 'check')),
  gather: (element) => ({
    members: [element],
    parts: [...queryInside(element, 'input'), ...hiddenTwin(element), ...drawnInside(element)],
  }),
  describe: ({ element }) => ({ control: 'check', checked: isOn(element) }),
  holds: ({ element }) => (isOn(element) ? 'on' : ''),
};

/** A button that is named by a question and says yes or no itself; others that can be pressed do something. */
function isAnswer(element: Element): boolean {
  const says = (one: Element) => isMatch(one, answers) && isSaid('state', textContentOf(one));
  if (!says(element) || !isInForm(element) || isPageChrome(element)) return false;
  return [...(childElementsOf(parentElementOf(element)) ?? [])].filter(says).length <= 1;
}

/** One of several is a choice among them. */
function isToggleComponent(element: Element): boolean {
  if (!isMatch(element, toggleComponents) || !/-(toggle|switch)(-button)?$/.test(localNameOf(element))) return false;
  const isAlone = ![...(childElementsOf(parentElementOf(element)) ?? [])].some(
    (one) => one !== element && localNameOf(one) === localNameOf(element),
  );
  return isAlone && isInForm(element) && !isPageChrome(element);
}

/** What is pressed to do something says so itself. */
function isNamedSwitch(element: Element): boolean {
  if (!isMatch(element, namedSwitches) || /\p{L}/u.test(textContentOf(element) ?? '')) return false;
  const isAlone = !findFirst(parentElementOf(element), ':scope > button ~ button');
  const isNamed = referenced(element, 'aria-labelledby').some((name) => !contains(element, name));
  return isAlone && isNamed && isInForm(element) && !isPageChrome(element);
}

/** A component draws its box in its shadow tree, perhaps by another component (Lyne). */
function drawnInside(element: Element): Element[] {
  return [...(findAll(shadowRootOf(element), ariaCheck.selector) ?? [])];
}

/** The native input kept beside a made one for form submission (Radix, Headless UI). */
function hiddenTwin(element: Element): Element[] {
  const beside = [previousElementOf(element), nextElementOf(element)].filter((sibling) => sibling !== null);
  return beside.filter((sibling) => isMatch(sibling, 'input[aria-hidden=true], input[hidden], input[tabindex="-1"]'));
}

export function isOn(element: Element): boolean {
  const says = saysOn(element);
  if (says !== null) return says;
  if (isDrawnSwitch(element)) return isSwitchOn(element);
  if (isTouchedBox(element)) return isTicked(element);
  return isDrawnBox(element, 'check') ? isBoxOn(element) : isOnInside(element);
}
