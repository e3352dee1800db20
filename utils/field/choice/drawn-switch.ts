/** Switches drawn without a role or an input: known by their names and build. */
import { childElementsOf, classListOf, findFirst, firstElementOf, isMatch, textContentOf } from '../../dom/nodes';
import { saysByClass } from '../saying/says-by-class';
import { isPageChrome, isInForm } from '../widget/page-chrome';
import { isLong } from '../box/long-box';
import { isBare } from './drawn-box';

/** Elements worth asking about. */
export const drawnSwitches =
  ':is(div, span, view, button[type=button]:not([aria-pressed])):is([class*=switch i], [class*=toggle i]):not([role])';

/** What is called a toggle shows and hides things as well. */
const names = /(^|[-_])switch$|^toggle$/i;
/** Those that switch the page, not a field. */
const commands = /theme|mode|lang|view|tab/i;
/** The only child of a switch that is a button inside of a bare box. */
const button = ':scope > button[type=button]:only-child';
const knobs =
  ':is(:scope, :scope > button) > :is(i, em, [class*=handle i], [class*=knob i], [class*=thumb i], [class*=inner i], [class*=core i], [class*=icon i], [class*=dot i], [class*=circle i], [class*=ball i], [class*=slider i], [class*=-button i], span:only-child:has(div:empty))';
/** Of a toggle: an icon would be that of a button. */
const plainKnobs = ':scope > :is(div, span):empty:only-child';
const controls = 'input:not([type=hidden]), select, textarea, a[href], [role], [class*=switch i] [tabindex]';
const twins = 'input[type=checkbox], [role=switch], [role=checkbox]';
const longestText = 20;

/** Whether an element is a switch in a form that holds its knob and, perhaps, a word for on or off. */
export function isDrawnSwitch(element: Element): boolean {
  const called = [...classListOf(element)].filter((name) => names.test(name));
  if (called.length === 0 || called.some((name) => commands.test(name)) || !isMatch(element, drawnSwitches))
    return false;
  const isToggle = called.every((name) => /^toggle$/i.test(name));
  if (!isBare(element) && !findFirst(element, isToggle ? plainKnobs : knobs)) return false;
  if (findFirst(element, controls) || hasTwin(element)) return false;
  if (findFirst(element, 'button') !== findFirst(element, button)) return false;
  const isShort = (textContentOf(element) ?? '').trim().length <= longestText;
  return isShort && isInForm(element) && !isPageChrome(element);
}

/** Whether it is on, as its box says or what that is filled with. */
export const isSwitchOn = (element: Element) =>
  [element, firstElementOf(element)].some((one) => one !== null && saysByClass(one, 'on'));

/** What a person presses: the button a switch is made of, else all of it. */
export const pressedPart = (element: Element) => findFirst(element, button) ?? element;

/** A native box it is drawn for. */
function hasTwin({ parentElement: around }: Element): boolean {
  return around !== null && !isLong(around) && [...childElementsOf(around)].some((beside) => isMatch(beside, twins));
}
