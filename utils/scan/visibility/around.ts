/** What stands beside an element, and around it. */
import { composedParentOf, isMatch, nextElementOf, previousElementOf } from '../../dom/nodes';

const pageWide = 'form,body,html,main,[role=dialog],dialog,fieldset';

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
export function boxesAround(element: Element, levels: number): Element[] {
  const boxes: Element[] = [];
  let around = composedParentOf(element);
  for (; around && boxes.length < levels && !isMatch(around, pageWide); around = composedParentOf(around))
    boxes.push(around);
  return boxes;
}
