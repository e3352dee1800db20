/** Scrolls a list, and nothing outside it, so that one of its entries is in sight. */
import { parentElementOf, rectOf } from '../../dom/nodes';
export function revealInside(entry: Element, list: Element | null): void {
  if (!list) return;
  const scroller = scrollerOf(entry, list);
  if (!scroller) return;
  const inner = rectOf(entry);
  const outer = rectOf(scroller);
  if (inner.top < outer.top) scroller.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom;
}

function scrollerOf(entry: Element, list: Element): Element | null {
  for (let at = parentElementOf(entry); at; at = parentElementOf(at)) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
    if (at === parentElementOf(list)) return null;
  }
  return null;
}
