/** Children of a box that is one field's own, at most. */
import { childElementsOf } from '../../dom/nodes';
const usual = 40;

/**
 * Whether a box has so many children that it is a list of fields, not one field's box. Asked before anything in a box
 * is counted or searched: each of a page's fields may ask about the same one. The children are not counted, which would
 * walk all of them.
 * @param most children that it may have
 */
export function isLong(box: Element, most = usual): boolean {
  return childElementsOf(box)[most] !== undefined;
}
