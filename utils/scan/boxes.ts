import { isMatch } from '../dom/nodes';
import type { Found } from './survey';

/** Whether the element is a box or button that is named by what stands after it. */
export function isBox(element: Element): boolean {
  return isMatch(element, 'input[type=checkbox],input[type=radio],[role=checkbox]');
}

/** Whether it is a group of native boxes: each has a label of its own, which names the option, not the field. */
export function isNativeGroup({ members, element }: Found): boolean {
  return members.length > 1 && isMatch(element, 'input');
}
