import { findAll, isMatch } from '../dom/nodes';
import { askHolds } from '../field/ask-adapter';
import { isEmpty } from './state';
import type { Found } from './survey';
import type { IsShown } from './visibility/visible-proxy';

const saidBusy =
  '[aria-busy=true],[role=progressbar]:not([aria-valuenow]),[class~=spinner],[class~=loading],[class~=loader],[class~=is-loading]';
/** Class names of what libraries draw while they load; a site may call what stands there for good the same. */
const drawnBusy = '[class*=spinner i],[class*=spinning i],[class*=skeleton i],[class*=-loading i],[class*=shimmer i]';
/** Fields after a written one that may be waiting for it. */
const reach = 4;
const maxBusy = 20;

/** What says that it is still loading. */
export function busySigns(root: Element, isShown: IsShown): Element[] {
  return [...findAll(root, `${saidBusy},${drawnBusy}`)].slice(0, maxBusy).filter(isShown);
}

/** What is drawn as if it were loading before anything was written: it says nothing about an answer. */
export function drawnBusySigns(root: Element): Element[] {
  return [...findAll(root, drawnBusy)].slice(0, maxBusy);
}

/**
 * Disabled or empty lists in the same form, close after a field that was written: of a chain the first, since the
 * others wait for that one.
 * @returns each with the written field before it
 */
export function waitingLists(
  found: readonly Found[],
  isWritten: (found: Found) => boolean,
  isShown: IsShown,
): (readonly [list: Element, after: Element])[] {
  const lists: (readonly [Element, Element])[] = [];
  let before: Found | null = null;
  let since = 0;
  for (const field of found) {
    if (isWritten(field)) [before, since] = [field, 0];
    else if (before && ++since <= reach && field.scope.region === before.scope.region) {
      if (!isList(field.element) || !isShown(field.element)) continue;
      if (isWaiting(field.element)) lists.push([field.element, before.element]);
      else if (!isEmpty(field, askHolds(field.adapter, field))) continue;
      before = null;
    }
  }
  return lists;
}

function isList(element: Element): boolean {
  return element instanceof HTMLSelectElement || isMatch(element, '[role=combobox]');
}

function isWaiting(element: Element): boolean {
  if (element instanceof HTMLSelectElement) return element.disabled || element.options.length <= 1;
  return isMatch(element, '[role=combobox]:is([disabled],[aria-disabled=true])');
}
