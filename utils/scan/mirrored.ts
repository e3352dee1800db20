import { isMatch, nextElementOf, parentOf, previousElementOf } from '../dom/nodes';

/** Levels from what a person presses out to the box drawn beside the native control. */
const boxLevels = 3;
const outside = 'form,fieldset,body,label';
const putAway =
  'select:is([aria-hidden=true],[tabindex="-1"],[hidden],[style*="display: none"],[style*="display:none"])';

/**
 * The native list that a widget is drawn for, put away right beside one of the boxes around it: its label is the
 * widget's (select2). @returns null where there is none
 */
export function mirroredBy(element: Element): Element | null {
  let box: Node | null = element;
  for (let level = 0; level < boxLevels; level++, box = parentOf(box)) {
    if (!(box instanceof Element) || isMatch(box, outside)) return null;
    const beside = [previousElementOf(box), nextElementOf(box)].find((one) => one !== null && isMatch(one, putAway));
    if (beside) return beside;
  }
  return null;
}
