/** Switches drawn without a role or an input: known by their names and build. */
import { childElementsOf, classListOf, findFirst, isMatch, textContentOf } from '../../dom/nodes';
import { isPageChrome, isInForm } from '../widget/page-chrome';
import { isLong } from '../box/long-box';

/** Elements worth asking about. */
export const drawnSwitches =
  ':is(div, span, view, button[type=button]:not([aria-pressed]))[class*=switch i]:not([role])';

const names = /(^|[-_])switch$/i;
/** Those that switch the page, not a field. */
const commands = /theme|mode|lang|view|tab/i;
/** The only child of a switch that is a button inside of a bare box. */
const button = ':scope > button[type=button]:only-child';
const knobs =
  ':is(:scope, :scope > button) > :is(i, em, [class*=handle i], [class*=knob i], [class*=thumb i], [class*=inner i], [class*=core i], [class*=icon i], [class*=dot i], [class*=-button i], span:only-child:has(> div:empty))';
const controls = 'input:not([type=hidden]), select, textarea, a[href], [role], [class*=switch i] [tabindex]';
const twins = 'input[type=checkbox], [role=switch], [role=checkbox]';
const longestText = 20;

/** Whether an element is a switch in a form that holds its knob and, perhaps, a word for on or off. */
export function isDrawnSwitch(element: Element): boolean {
  const called = [...classListOf(element)].filter((name) => names.test(name));
  if (called.length === 0 || called.some((name) => commands.test(name)) || !isMatch(element, drawnSwitches))
    return false;
  if (!findFirst(element, knobs) || findFirst(element, controls) || hasTwin(element)) return false;
  if (findFirst(element, 'button') !== findFirst(element, button)) return false;
  const isShort = (textContentOf(element) ?? '').trim().length <= longestText;
  return isShort && isInForm(element) && !isPageChrome(element);
}

/** What a person presses: the button a switch is made of, else all of it. */
export const pressedPart = (element: Element) => findFirst(element, button) ?? element;

/** A native box it is drawn for. */
function hasTwin({ parentElement: around }: Element): boolean {
  return around !== null && !isLong(around) && [...childElementsOf(around)].some((beside) => isMatch(beside, twins));
}
