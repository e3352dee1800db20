import { isMatch } from '../dom/nodes';

/** Whether the element is a box or button that is named by what stands after it. */
export function isBox(element: Element): boolean {
  return isMatch(element, 'input[type=checkbox],input[type=radio],[role=checkbox]');
}
