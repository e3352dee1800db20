/** What stands beside an element, and around it. */
import { isMatch, nextElementOf, previousElementOf } from '../../dom/nodes';
import { boxesAround, fieldHolders } from '../../field/box/boxes-around';

const ends = `${fieldHolders}, main, dialog, [role=dialog]`;

/** What stands right before and right after it. */
export function siblingsOf(element: Element): Element[] {
  return [previousElementOf(element), nextElementOf(element)].filter((one) => one !== null);
}

/** What is drawn right after it, unless that is a field by itself. */
export function drawnBoxes(element: Element): Element[] {
  const next = nextElementOf(element);
  return next && !isMatch(next, 'input,select,textarea,button') ? [next] : [];
}

/** Boxes around the element, nearest first, as long as they can belong to it alone. */
export const ownBoxes = (element: Element, levels: number) =>
  boxesAround(element, { levels, ends, mostChildren: Infinity, isDrawn: true });
