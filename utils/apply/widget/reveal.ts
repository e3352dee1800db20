/** Scrolls a list, and nothing outside it, so that one of its entries is in sight. */
export function revealInside(entry: Element, list: Element | null): void {
  if (!list) return;
  const scroller = scrollerOf(entry, list);
  if (!scroller) return;
  const inner = entry.getBoundingClientRect();
  const outer = scroller.getBoundingClientRect();
  if (inner.top < outer.top) scroller.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom;
}

function scrollerOf(entry: Element, list: Element): Element | null {
  for (let at = entry.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
    if (at === list.parentElement) return null;
  }
  return null;
}
