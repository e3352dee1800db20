import { closest, findFirst } from '../dom/nodes';

const pagers = '[class*=pagination i], [class*=paginator i]';

/** Whether an element turns the pages of a table or says how long they are: what it shows is nobody's answer. */
export function isOfPager(element: Element): boolean {
  const pager = closest(element, pagers);
  return pager !== null && findFirst(pager, 'form') === null;
}
