import { waitFor } from '../widget/wait-for';
import { closePopup, type Opened } from './close';

/** How a field that has opened something is left closed. */
export interface Leaving {
  readonly near: Element;
  /** What stands open now, to be closed next. */
  next(): Opened | null;
  /** Milliseconds for something to come on show late, and to open anew once a thing was closed. */
  readonly wait: { readonly first: number; readonly again: number };
  /** Closes one of them. @returns whether to go on */
  readonly close?: (opened: Opened) => Promise<boolean>;
  /** Leaves the field itself. */
  readonly blur?: () => void;
  /** Things closed at most. */
  readonly most: number;
}

/**
 * Closes what stands open, one thing after the other, and leaves the field; a list may open again as its input gets the focus
 * back, or as the page answers late what was typed.
 */
export async function closeAll({ near, next, wait, blur, most, ...ways }: Leaving, signal: AbortSignal): Promise<void> {
  const close = ways.close ?? ((opened: Opened) => closePopup(opened, signal));
  for (let count = 0; count < most; count++) {
    const opened = await waitFor(near, next, count === 0 ? wait.first : wait.again, signal);
    if (!opened && count > 0) return;
    if (opened && !(await close(opened))) return;
    blur?.();
  }
}
