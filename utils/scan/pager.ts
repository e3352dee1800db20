import { closest } from '../dom/nodes';

/** A form of several pages may be called so too: it asks for more than a number or a choice. */
const pagers = '[class*=paginat i]:not(form, :has(form, fieldset, textarea, [type=email]))';

/** Whether an element turns the pages of a table or says how long they are: what it shows is nobody's answer. */
export function isOfPager(element: Element): boolean {
  return closest(element, pagers) !== null;
}
