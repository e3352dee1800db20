/** Closing what a widget opened: nothing stays open after a fill. */
import {
  attributeOf,
  closest,
  contains,
  documentOf,
  isConnected,
  isMatch,
  rectOf,
  textContentOf,
} from '../../dom/nodes';
import { activeWithin, blurFrom } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { press, sendPointer } from '../widget/press';
import { queryInside } from '../../dom/tree';
import { waitFor } from '../widget/wait-for';
import { isSeen, isShown } from '../../field/widget/visible';
import { crosses } from '../../field/widget/clear-button';
import { isSaid } from '../../words/says';
import { reaction } from '../widget/reaction';

export interface Opened {
  /** The element that says `aria-expanded`. */
  readonly trigger: Element;
  /** Null where the trigger says that something is open, and nothing of it is on show. */
  readonly popup: Element | null;
}

/** Elements whose popup took back at Escape what was written. */
const cancelling = new WeakSet<Element>();

/** Says whether what this element opens is closed without Escape from now on. */
export function avoidEscape(trigger: Element, isCancelling: boolean): void {
  if (isCancelling) cancelling.add(trigger);
  else cancelling.delete(trigger);
}

/** Whether the popup still stands open. */
export function isOpen({ trigger, popup }: Opened): boolean {
  const says = isConnected(trigger) ? attributeOf(trigger, 'aria-expanded') : null;
  if (says === 'false') return false;
  if (!popup) return says === 'true';
  return isShown(popup) && (says === 'true' || isSeen(popup));
}

const dialogs = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]';

/**
 * Leaves the widget as a person would until its popup is gone: by moving on, by Escape, by a press beside it, by the
 * popup's own button. A dialog in which the widget stands stays open: Escape goes to what is open in it, the press lands
 * on its ground.
 */
export async function closePopup(opened: Opened, signal: AbortSignal): Promise<boolean> {
  const { trigger, popup } = opened;
  const dialog = closest(trigger, dialogs);
  const host = dialog && !contains(popup, dialog) ? dialog : null;
  const gone = (patience: number = reaction.popupGone) => waitFor(trigger, () => !isOpen(opened), patience, signal);
  const byEscape = [
    () => pressKey(escapeTarget(opened), 'Escape'),
    () => (host || !popup ? undefined : pressKey(popup, 'Escape')),
  ];
  const ways = [
    () => leaveActive(trigger),
    ...(cancelling.has(trigger) ? [] : byEscape),
    () => pressOutside(host ?? coverOf(opened) ?? documentOf(trigger).body),
    () => pressClosing(popup),
  ];
  if (popup) await waitFor(trigger, () => isSeen(popup) || !isShown(popup), reaction.popupGone, signal);
  if (await gone(60)) return true;
  for (const way of ways) {
    const before = lookOf(popup);
    way();
    if ((await gone()) || (lookOf(popup) !== before && (await gone(reaction.leavingPopupGone)))) return true;
  }
  return false;
}

/** What a fade that a script draws changes from frame to frame. */
function lookOf(popup: Element | null): string {
  return popup && isConnected(popup) ? `${getComputedStyle(popup).opacity} ${rectOf(popup).height}` : '';
}

/** MCDatepicker closes by its own button only. */
function pressClosing(popup: Element | null): void {
  const buttons = popup ? queryInside(popup, 'button:not([type=submit]), [role=button]') : [];
  const isClosing = (button: Element) =>
    [textContentOf(button), attributeOf(button, 'aria-label')].some(
      (name) => isSaid('close', name ?? '') || crosses.test((name ?? '').trim()),
    );
  const button = buttons.find((one) => isClosing(one) && isShown(one));
  if (button) press(button);
}

/** What is laid over the whole page behind a popup or around it, to be pressed by whoever wants to leave it. */
function coverOf({ trigger, popup }: Opened): Element | null {
  const { ownerDocument: document } = trigger;
  const { clientWidth, clientHeight } = document.documentElement;
  const corner = document.elementFromPoint(1, 1);
  if (!corner || contains(corner, trigger) || getComputedStyle(corner).position !== 'fixed') return null;
  const { width, height } = rectOf(corner);
  const isGround = (textContentOf(corner) ?? '').trim() === '' || (popup !== null && contains(corner, popup));
  return isGround && width >= clientWidth && height >= clientHeight ? corner : null;
}

function leaveActive(trigger: Element): void {
  const active = activeWithin(trigger);
  if (active && active !== documentOf(trigger).body) blurFrom(active);
}

/** What listens for Escape: what has the focus in or around the popup, the text box it belongs to, else the popup. */
function escapeTarget({ trigger, popup }: Opened): Element {
  if (!popup) return activeWithin(trigger) ?? trigger;
  const active = activeWithin(popup);
  const isBody = active === documentOf(popup).body;
  if (active && !isBody && (contains(popup, active) || contains(active, popup))) return active;
  if (isConnected(trigger) && (isMatch(trigger, 'input, textarea') || !closest(trigger, dialogs))) return trigger;
  return popup;
}

/** A press on the page's own ground, where nothing is that a press could set off. */
function pressOutside(ground: Element): void {
  const at = { clientX: 0, clientY: 0 };
  sendPointer(ground, 'pointerdown', at, 1);
  sendPointer(ground, 'mousedown', at, 1);
  sendPointer(ground, 'pointerup', at);
  sendPointer(ground, 'mouseup', at);
  ground.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...at }));
}
