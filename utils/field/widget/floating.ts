/** What is drawn over the page, not in its flow. */
import { flatParentOf } from '../../dom/nodes';
import { isWithin } from '../../dom/tree';

/** Whether a box that does not hold `beside` floats: itself, or with what it stands in. */
export function floats(box: Element, beside: Element): boolean {
  for (let at: Element | null = box; at && !isWithin(beside, at); at = flatParentOf(at))
    if (/absolute|fixed/.test(getComputedStyle(at).position)) return true;
  return false;
}
