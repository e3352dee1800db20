/** What is drawn for a native `select` that is out of sight. */
import { isSplit, transferNames } from '../choice/transfer-panels';
import { listNames, roled } from './drawn-list';
import { repeatsOptions } from './repeats-options';

const skinNames = /select|drop-?down|chosen|choices|combo/i;

/** A box that calls itself the list, takes the keys, and keeps the select inside. */
const focusableLists = '[role=listbox][tabindex]';

/** The drawn list that stands for a native `select`: the box beside it; null where the select shows itself. */
export function skinOf(select: Element): Element | null {
  if (!(select instanceof HTMLSelectElement) || !isPutAway(select)) return null;
  const skin = drawnFor(select);
  return skin?.querySelector(openLists) ? null : skin;
}

/** A list that stands open is a field of its own. */
const openLists = '[role=listbox][tabindex="0"]:has([role=option])';

function drawnFor(select: HTMLSelectElement): Element | null {
  const beside = [select.nextElementSibling, select.previousElementSibling].find((one) => one && isSkin(one, select));
  const parent = select.parentElement;
  const isBox = parent !== null && select.options.length > 0 && isSkin(parent, select);
  if (beside && !(isBox && opensBeside(beside))) return beside;
  if (parent?.matches(focusableLists) && !parent.querySelector('[role=option]')) return parent;
  return parent && isSkin(parent, select) && parent.children.length > 1 ? parent : null;
}

/** Whether what is beside the select is a list alone, and what opens it stands next to that. */
function opensBeside(list: Element): boolean {
  const around = [list.previousElementSibling, list.nextElementSibling];
  return around.some((one) => one !== null && one.matches('button:not([type=submit]), [tabindex="0"]'));
}

/** Whether a select says that it is not for people to see, or something is drawn for it right after. */
export function isPutAway(select: HTMLSelectElement): boolean {
  const style = select.getAttribute('style') ?? '';
  return (
    /display:\s*none|visibility:\s*hidden|opacity:\s*0|clip/i.test(style) ||
    select.hasAttribute('hidden') ||
    select.getAttribute('tabindex') === '-1' ||
    select.getAttribute('aria-hidden') === 'true' ||
    (select.nextElementSibling !== null && isSkin(select.nextElementSibling, select)) ||
    isDrawnAround(select)
  );
}

/** Parts of a box that may stand between the select in it and the list drawn for it: an arrow, a search box, a text. */
const mostBetween = 4;

/** A box that is named like a list draws the options of the select in it once more: a style sheet hides the select. */
function isDrawnAround(select: HTMLSelectElement): boolean {
  if (!listNames.test(select.parentElement?.getAttribute('class') ?? '')) return false;
  let beside = select.nextElementSibling;
  for (let count = 0; beside && count < mostBetween && !repeatsOptions(beside, select); count++)
    beside = beside.nextElementSibling;
  return beside !== null && repeatsOptions(beside, select);
}

function isSkin(element: Element, select: HTMLSelectElement): boolean {
  if (element.matches(`label, select, input, form, ${transferNames}`)) return false;
  if (!skinNames.test(element.getAttribute('class') ?? '') && !repeatsOptions(element, select)) return false;
  if (isSplit(element) || element.matches(roled) || element.querySelector(roled)) return false;
  const otherSelects = element.querySelectorAll('select').length > 1;
  return !otherSelects && element.querySelector('input, li, ul, [class*=option], [class*=item]') !== null;
}
