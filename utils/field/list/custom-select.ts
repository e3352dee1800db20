/** What is drawn for a native `select` that is out of sight. */
import {
  attribute,
  attributeOf,
  carries,
  childElementsOf,
  findAll,
  findFirst,
  isMatch,
  nextElementOf,
  parentElementOf,
  previousElementOf,
} from '../../dom/nodes';
import { marked } from '../quirks';
import { isSplit, transferNames } from './transfer-panels';
import { listNames, roled } from './drawn-list';
import { repeatsOptions } from './repeats-options';

const skinNames = /select|drop-?down|choices|combo/i;

/** A box that calls itself the list, takes the keys, and keeps the select inside. */
const focusableLists = '[role=listbox][tabindex]';

/** The drawn list that stands for a native `select`: the box beside it; null where the select shows itself. */
export function customSelectOf(select: Element): Element | null {
  if (!(select instanceof HTMLSelectElement) || !isPutAway(select)) return null;
  const skin = drawnFor(select);
  return findFirst(skin, openLists) ? null : skin;
}

/** A list that stands open is a field of its own. */
const openLists = '[role=listbox][tabindex="0"]:has([role=option])';

function drawnFor(select: HTMLSelectElement): Element | null {
  const beside = [nextElementOf(select), previousElementOf(select)].find((one) => one && isSkin(one, select));
  const parent = parentElementOf(select);
  const isBox = parent !== null && select.options.length > 0 && isSkin(parent, select);
  if (beside && !(isBox && opensBeside(beside))) return beside;
  if (isMatch(parent, focusableLists) && !findFirst(parent, '[role=option]')) return parent;
  return parent && isSkin(parent, select) && childElementsOf(parent).length > 1 ? parent : null;
}

/** Whether what is beside the select is a list alone, and what opens it stands next to that. */
function opensBeside(list: Element): boolean {
  const around = [previousElementOf(list), nextElementOf(list)];
  return around.some((one) => one !== null && isMatch(one, 'button:not([type=submit]), [tabindex="0"]'));
}

/** Whether a select says that it is not for people to see, or something is drawn for it right after. */
export function isPutAway(select: HTMLSelectElement): boolean {
  const style = attributeOf(select, 'style') ?? '';
  const after = nextElementOf(select);
  return (
    /display:\s*none|visibility:\s*hidden|opacity:\s*0|clip/i.test(style) ||
    carries(select, 'hidden') ||
    attributeOf(select, 'tabindex') === '-1' ||
    attributeOf(select, 'aria-hidden') === 'true' ||
    (after !== null && isSkin(after, select)) ||
    isDrawnAround(select)
  );
}

/** Parts of a box that may stand between the select in it and the list drawn for it: an arrow, a search box, a text. */
const mostBetween = 4;

/** A box that is named like a list draws the options of the select in it once more: a style sheet hides the select. */
function isDrawnAround(select: HTMLSelectElement): boolean {
  if (!listNames.test(attribute(parentElementOf(select), 'class'))) return false;
  let beside = nextElementOf(select);
  for (let count = 0; beside && count < mostBetween && !repeatsOptions(beside, select); count++)
    beside = nextElementOf(beside);
  return beside !== null && repeatsOptions(beside, select);
}

function isSkin(element: Element, select: HTMLSelectElement): boolean {
  if (isMatch(element, `label, select, input, form, ${transferNames}`)) return false;
  const isNamed = skinNames.test(attribute(element, 'class')) || isMatch(element, marked('draws a native list'));
  if (!isNamed && !repeatsOptions(element, select)) return false;
  if (isSplit(element) || isMatch(element, roled) || findFirst(element, roled)) return false;
  const otherSelects = findAll(element, 'select').length > 1;
  return !otherSelects && findFirst(element, 'input, li, ul, [class*=option], [class*=item]') !== null;
}
