import { findAll, isMatch } from './dom';
import type { Found } from './survey';
import type { IsShown } from './visibility/stand-in';

const busySelector =
  '[aria-busy=true],[role=progressbar]:not([aria-valuenow]),[class~=spinner],[class~=loading],[class~=loader],[class~=is-loading]';
/** Fields after a written one that may be waiting for it. */
const reach = 4;
const maxBusy = 20;

/** Signs that something is still to come: what is busy, and lists that wait for an answer to the field before. */
export function pendingSigns(
  root: Element,
  found: readonly Found[],
  isWritten: (found: Found) => boolean,
  isShown: IsShown,
): Element[] {
  const busy = [...findAll(root, busySelector)].slice(0, maxBusy).filter(isShown);
  return [...busy, ...waitingLists(found, isWritten, isShown)];
}

/** Disabled or empty lists in the same form, close after a field that was written. */
function waitingLists(found: readonly Found[], isWritten: (found: Found) => boolean, isShown: IsShown): Element[] {
  const lists: Element[] = [];
  let since = Infinity;
  let region: Element | null = null;
  for (const field of found) {
    if (isWritten(field)) {
      since = 0;
      region = field.scope.region;
    } else if (++since <= reach && field.scope.region === region && isWaiting(field.element) && isShown(field.element))
      lists.push(field.element);
  }
  return lists;
}

function isWaiting(element: Element): boolean {
  if (element instanceof HTMLSelectElement) return element.disabled || element.options.length <= 1;
  return isMatch(element, '[role=combobox]:is([disabled],[aria-disabled=true])');
}
