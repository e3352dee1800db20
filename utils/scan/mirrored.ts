import { isMatch, nextElementOf, previousElementOf } from '../dom/nodes';
import { fieldHolders, nearestBox } from '../field/box/boxes-around';

const ends = `${fieldHolders}, label`;
const putAway =
  'select:is([aria-hidden=true],[tabindex="-1"],[hidden],[style*="display: none"],[style*="display:none"])';

/**
 * The native list that a widget is drawn for, put away right beside one of the boxes around it: its label is the
 * widget's (select2). @returns null where there is none
 */
export function mirroredBy(element: Element): Element | null {
  const beside = (box: Element) =>
    [previousElementOf(box), nextElementOf(box)].find((one) => one !== null && isMatch(one, putAway)) ?? null;
  const box = nearestBox(element, (one) => beside(one) !== null, { levels: 2, ends, mostChildren: Infinity });
  return beside(element) ?? (box && beside(box));
}
