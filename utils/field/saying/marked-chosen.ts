import { attributeOf, carries } from '../../dom/nodes';
import { saysByClass } from './says-by-class';

const marks = ['aria-selected', 'aria-pressed', 'aria-checked', 'data-selected', 'data-range-start', 'data-range-end'];

/** Whether a day of a calendar, or an entry of a wheel, is marked as chosen: by an attribute, else by its class names. */
export function isMarkedChosen(element: Element): boolean {
  const isMarked = marks.some((name) => carries(element, name) && attributeOf(element, name) !== 'false');
  return isMarked || saysByClass(element, 'chosen');
}
