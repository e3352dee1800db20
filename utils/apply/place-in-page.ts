/** Where the person was before a fill: the focused element with its selection, and the scroll position. */
import { isConnected, localNameOf } from '../dom/nodes';
import { deepActive } from '../dom/focused';
import { openerAt } from './popup/find';
import type { Opener } from './opener';

export interface Place {
  /** Notes where the writing has left the focus: what moves after that is moved by the person or the page. */
  leave(): void;
  /**
   * Goes back to the place, unless the focus has moved on since.
   * @returns the field that was gone into by that, null where none was
   */
  goBack(): Opener | null;
}

export function rememberPlace(view: Window): Place {
  const focusNow = () => deepActive(view.document);
  const focused = focusNow();
  const selection = focused && selectionOf(focused);
  const { scrollX, scrollY } = view;
  let left = focused;
  return {
    leave: () => void (left = focusNow()),
    goBack() {
      const now = focusNow();
      if (now && now !== left && !isFrame(now)) return null;
      const entered = now === focused ? null : moveFocus(now, focused);
      if (focused && selection) select(focused, selection);
      if (view.scrollX !== scrollX || view.scrollY !== scrollY) {
        view.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      }
      return entered;
    },
  };
}

/** A fill that goes on in a frame takes the focus there: no move of the person's. */
function isFrame(element: Element): boolean {
  return localNameOf(element) === 'iframe' || localNameOf(element) === 'frame';
}

/** @returns the field that was gone into, null where there is none to go into */
function moveFocus(from: Element | null, to: Element | null): Opener | null {
  if (to instanceof HTMLElement && isConnected(to)) {
    const opener = openerAt(to);
    to.focus({ preventScroll: true });
    return opener;
  }
  if (from instanceof HTMLElement) from.blur();
  return null;
}

type Selected = readonly [number, number, 'forward' | 'backward' | 'none'];

function selectionOf(element: Element): Selected | null {
  if (!isTextElement(element) || element.selectionStart === null) return null;
  return [element.selectionStart, element.selectionEnd ?? element.selectionStart, element.selectionDirection ?? 'none'];
}

function select(element: Element, [start, end, direction]: Selected): void {
  if (isTextElement(element) && element.isConnected) element.setSelectionRange(start, end, direction);
}

function isTextElement(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
