/** The button by which a widget empties itself. */
import { attribute, closest, findFirst, isMatch, parentElementOf, textContentOf } from '../../dom/nodes';
import { innermost } from '../../dom/nesting';
import { queryInside } from '../../dom/tree';
import { isSaidIn } from '../../words/says';
import { chips } from '../saying/chips';
import { isShown } from './visible';

/** What begins with “reset” brings something back; classes that end so take the browser's style away (`rt-reset`). */
const clearNames =
  /(^|[-_\s])(clear|clearable|remove|delete|deselect)(?![a-z])|(^|\s)reset(?![a-z])|clear(icon|button|indicator)|circle-close|close-circle/i;
const closeNames = /(^|[-_\s])close(?![a-z])/i;
const pressable =
  'button, [role=button], input[type=button], [class*=clear i], [class*=remove i], [class*=delete i], [class*=circle-close i], [class*=close i], [aria-label], [part*=clear i], svg[class*=clear i]';

/** Crosses drawn as letters. */
export const crosses = /^[×✕✖]$/;

/** Buttons in a widget's box whose name or class says that they empty it or take one entry out. */
export function clearButtons(box: Element): Element[] {
  return clearingIn(box).filter(isShown);
}

/**
 * The same while none is on show: a style sheet shows some only under the mouse (`:hover`), which no event brings about.
 */
export function hiddenClearButtons(box: Element): Element[] {
  const found = clearingIn(box);
  return found.some(isShown) ? [] : found;
}

/**
 * The same, on show or not. The innermost: a box round the button may be called as the button is, and hold other buttons.
 */
export function clearingIn(box: Element): Element[] {
  return innermost(queryInside(box, pressable).filter(isClearing));
}

const controls = 'input:not([type=button]), select, textarea, [role=combobox]';

/** What closes elsewhere takes a chip out. A box round the control only says that it can be cleared. */
function isClearing(element: Element): boolean {
  if (isMatch(element, controls) || findFirst(element, controls)) return false;
  const names = namesOf(element);
  if (clearNames.test(names) || labelsOf(element).some((label) => isSaidIn('clear', label))) return true;
  return closeNames.test(names) && (closest(parentElementOf(element), chips) ?? null) !== null;
}

const labels = ['aria-label', 'title', 'value'];

/** What a person reads or hears. */
function labelsOf(element: Element): string[] {
  return [...labels.map((name) => attribute(element, name)), (textContentOf(element) ?? '').slice(0, 30)];
}

/** That, and what it is called by those who made it, in English. */
function namesOf(element: Element): string {
  const names = ['class', 'part', 'data-testid', 'data-dismiss'].map((name) => attribute(element, name));
  return [...labelsOf(element), ...names].join(' ');
}
