import { useEffect, type RefObject } from 'react';

const focusable = 'a[href], button, input, select, textarea';

/**
 * Where the element that has the focus goes away, by a deletion or an answer, the first control of what stood around
 * it has the focus next: who works by keyboard never starts again from the top of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const top = root.current!;
    let path: readonly Element[] = [];
    const note = ({ target }: Event) => (path = target instanceof Element ? pathTo(target) : []);
    const restore = () => {
      if (document.activeElement !== document.body || !path[0] || path[0].isConnected) return;
      const around = path.filter((one) => one.isConnected && top.contains(one) && one !== top);
      focusFirst([...around, ...top.querySelectorAll('main')]);
    };
    const observer = new MutationObserver(restore);
    observer.observe(top, { childList: true, subtree: true });
    addEventListener('focusin', note);
    addEventListener('pointerdown', note);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', note);
      removeEventListener('pointerdown', note);
    };
  }, [root]);
}

/** Gives the focus back to the row whose thing is open, or to the list where it has no row yet. */
export function focusList(): void {
  const main = document.querySelector('main');
  const row = main?.querySelector<HTMLElement>('[aria-current]');
  if (row) row.focus();
  else if (main) focusFirst([main]);
}

/** The element and all around it, from the inside out. */
function pathTo(element: Element): readonly Element[] {
  return element.parentElement ? [element, ...pathTo(element.parentElement)] : [element];
}

/** The first control in the first place that has one; else the last place itself. */
function focusFirst(places: readonly Element[]): void {
  const control = places.map((place) => place.querySelector<HTMLElement>(focusable)).find((found) => found !== null);
  const last = places.at(-1);
  if (control) control.focus();
  else if (last instanceof HTMLElement) {
    last.tabIndex = -1;
    last.focus();
  }
}
