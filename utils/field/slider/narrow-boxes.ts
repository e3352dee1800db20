/** The boxes round a slider that are its own. */
import { isMatch, parentElementOf } from '../../dom/nodes';
import { isLong } from '../widget/long-box';

const boxLevels = 4;
const mostChildren = 12;
const pageWide = 'form, fieldset, body, tr, ul, ol';

/** The boxes round a slider, the innermost first, that do not hold other fields by what they are. */
export function narrowBoxes(slider: Element): Element[] {
  const boxes: Element[] = [];
  for (let box = parentElementOf(slider); box && boxes.length < boxLevels; box = parentElementOf(box)) {
    if (isMatch(box, pageWide) || isLong(box, mostChildren)) break;
    boxes.push(box);
  }
  return boxes;
}
