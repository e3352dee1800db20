import { attributeOf, carries, isMatch } from '../../dom/nodes';
import { saysByClass } from './says-by-class';

/** Whether the page says an element can't be used now. */
export function isDisabled(element: Element): boolean {
  return (
    attributeOf(element, 'aria-disabled') === 'true' ||
    carries(element, 'disabled') ||
    isMatch(element, '[data-disabled]:not([data-disabled=false])') ||
    saysByClass(element, 'disabled')
  );
}
