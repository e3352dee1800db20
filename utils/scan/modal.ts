/** What an open modal dialog keeps from the person. */
import { flatParentOf, isConnected, isMatch, rectOf, rootOf } from '../dom/nodes';
import { shadowRootOf } from '../dom/shadow-root';
import { isWithin } from '../dom/tree';
import type { Found, Survey } from './survey';
import type { IsShown } from './visibility/visible-proxy';

/** What may be one: the browser's own, and what says so of itself. */
export const modalSelector = 'dialog:modal,[aria-modal=true]:not([aria-hidden=true])';

/** Fields whose own place is looked at to see whether a dialog really covers the page. */
const mostLooks = 5;
const mostRoots = 20;

export type IsBehind = (found: Found) => boolean;

/** @returns whether a field lies behind the open modal dialog, if there is one; reads layout only where there is */
export function behindModal(survey: Survey, isShown: IsShown, view: Window): IsBehind {
  const open = survey.modals.filter((modal) => isConnected(modal) && isMatch(modal, modalSelector) && isShown(modal));
  const modal = topmost(open, view);
  if (!modal) return () => false;
  const isOutside = ({ element }: Found) => !isWithin(element, modal);
  const isReal = isMatch(modal, ':modal') || (isOverPage(modal, view) && isCovering(survey, isOutside, isShown, view));
  return isReal ? isOutside : () => false;
}

/** Of several the one that is hit in its middle, else the last. */
function topmost(open: readonly Element[], view: Window): Element | null {
  const native = open.filter((modal) => isMatch(modal, ':modal'));
  const candidates = native.length > 0 ? native : open;
  const hit = candidates.filter((modal) => {
    const inMiddle = hitAt(modal, view);
    return inMiddle !== null && isWithin(inMiddle, modal);
  });
  return hit.at(-1) ?? candidates.at(-1) ?? null;
}

/** What stands in the page's flow covers nothing, whatever it calls itself. */
function isOverPage(modal: Element, view: Window): boolean {
  let at: Element | null = modal;
  while (at && !/^(fixed|absolute)$/.test(view.getComputedStyle(at).position)) at = flatParentOf(at);
  return at !== null;
}

/** A banner may call itself modal and leave the page open: then a field beside it can be pressed. */
function isCovering(survey: Survey, isOutside: IsBehind, isShown: IsShown, view: Window): boolean {
  let looks = 0;
  for (const found of survey.found) {
    if (found.scope.isInert || !isOutside(found) || !isShown(found.element)) continue;
    const hit = hitAt(found.element, view);
    if (!hit) continue;
    if (isWithin(hit, found.element) || isWithin(found.element, hit)) return false;
    if (++looks === mostLooks) break;
  }
  return true;
}

/** What a press in the middle of an element meets, in shadow trees too; null where that is out of view. */
function hitAt(element: Element, view: Window): Element | null {
  const { left, top, width, height } = rectOf(element);
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x >= view.innerWidth || y >= view.innerHeight) return null;
  let hit = view.document.elementFromPoint(x, y);
  for (let level = 0; hit && level < mostRoots; level++) {
    const inner = shadowRootOf(hit)?.elementFromPoint(x, y);
    if (!inner || inner === hit || rootOf(inner) === rootOf(hit)) break;
    hit = inner;
  }
  return hit;
}
