import type { WriteContext } from '../field-writer';
import { blurFrom, focusOn } from '../widget/focus-on';

/** Options up to which the focus is moved for real: browsers take seconds to take it from a list of 200,000. */
const mostOptions = 5_000;

/** How a field is gone into: a very long list by events alone, whatever goes for the others. */
export function wayInto(element: Element, { focus = 'moved' }: WriteContext): NonNullable<WriteContext['focus']> {
  return element instanceof HTMLSelectElement && element.options.length > mostOptions ? 'sent' : focus;
}

/**
 * Goes into a field. Moving the focus for real costs the browser a layout each time (1–6 ms a field in tables of
 * 1,000 rows), so on pages with many fields the events go without it.
 */
export function enterField(element: Element, { focus = 'moved' }: WriteContext): void {
  if (focus === 'moved') return focusOn(element);
  element.dispatchEvent(new FocusEvent('focus', { composed: true }));
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
}

/** Leaves a field; the counterpart of `enterField`. */
export function leaveField(element: Element, { focus = 'moved' }: WriteContext): void {
  if (focus === 'moved') return blurFrom(element);
  element.dispatchEvent(new FocusEvent('blur', { composed: true }));
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
}
