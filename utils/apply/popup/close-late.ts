/** What a page opens late, when the field it belongs to was left already: closed when the whole fill is done. */
import { documentOf, findFirst, isConnected, localNameOf, rectOf } from '../../dom/nodes';
import { findAllCached } from '../../dom/query-cache';
import { closePopup, isOpen, type Opened } from './close';
import { openedOver } from './opened-over';
import { closeAll } from './close-all';
import { namedPopups } from './find';
import type { Opener } from '../opener';
import { isSeen, isShown } from '../../field/widget/visible';

/** What said of itself before a fill that it stands open. */
export interface StoodOpen {
  /**
   * Closes what came to stand open since by its own word, and what hangs from the last field: going into the next one
   * closes what those before have opened.
   * @param patience milliseconds to wait for it
   */
  closeSince(last: Opener, patience: number, signal: AbortSignal): Promise<void>;
}

const saysOpen = '[aria-expanded=true]:is([role=combobox], [aria-haspopup]:not([aria-haspopup=false]))';
const furtherFields = 'input:not([type=hidden]), select, textarea';
/** Pixels between a field and what hangs from it; dialogs and messages for the person stand elsewhere. */
const mostGap = 24;
/** Things closed at most. */
const mostOpened = 5;

/** Notes what stands open in a page. */
export function noteOpen(page: Document): StoodOpen {
  const stoodOpen = new Set(findAllCached(page, saysOpen));
  return { closeSince: (last, patience, signal) => closeLate(last, stoodOpen, patience, signal) };
}

function closeLate(
  last: Opener,
  stoodOpen: ReadonlySet<Element>,
  patience: number,
  signal: AbortSignal,
): Promise<void> {
  const tried = new Set<Element>();
  const next = () => {
    const late = opened(last, stoodOpen).find(({ trigger, popup }) => !tried.has(popup ?? trigger)) ?? null;
    if (late) tried.add(late.popup ?? late.trigger);
    return late;
  };
  const close = (late: Opened) => closePopup(late, signal).then(() => true);
  return closeAll({ near: last.trigger, next, close, wait: { first: patience, again: 0 }, most: mostOpened }, signal);
}

function opened(last: Opener, stoodOpen: ReadonlySet<Element>): Opened[] {
  const triggers = findAllCached(documentOf(last.trigger), saysOpen).filter((one) => !stoodOpen.has(one));
  const told = triggers.map((trigger) => ({ trigger, popup: namedPopups([trigger]).find(isShown) ?? null }));
  return [...told.filter(isOpen), ...hangingFrom(last)];
}

function hangingFrom(last: Opener): Opened[] {
  const { trigger: element } = last;
  const popup = isConnected(element) ? openedOver(last) : null;
  if (!popup || !isSeen(popup) || !isBeside(popup, element)) return [];
  const isAnswer = localNameOf(element) === 'select' && findFirst(popup, furtherFields) !== null;
  return isAnswer ? [] : [{ trigger: element, popup }];
}

function isBeside(popup: Element, field: Element): boolean {
  const [one, other] = [popup, field].map((element) => rectOf(element)) as [DOMRect, DOMRect];
  const gap = (start: number, end: number, otherStart: number, otherEnd: number) =>
    Math.max(start - otherEnd, otherStart - end);
  const across = gap(one.left, one.right, other.left, other.right);
  return Math.max(across, gap(one.top, one.bottom, other.top, other.bottom)) <= mostGap;
}
