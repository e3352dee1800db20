/** Children of a box that is one field's own, at most. */
const mostChildren = 40;

/**
 * Whether a box has so many children that it is a list of fields, not one field's box. Asked before anything in a box
 * is counted or searched: each of a page's fields may ask about the same one.
 */
export function isLong(box: Element): boolean {
  return box.children[mostChildren] !== undefined;
}
