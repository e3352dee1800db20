/** The boxes round a slider that are its own. */
import { isLong } from '../widget/long-box';

const boxLevels = 4;
const mostChildren = 12;
const pageWide = 'form, fieldset, body, tr, ul, ol';

/** The boxes round a slider, the innermost first, that do not hold other fields by what they are. */
export function narrowBoxes(slider: Element): Element[] {
  const boxes: Element[] = [];
  for (let box = slider.parentElement; box && boxes.length < boxLevels; box = box.parentElement) {
    if (box.matches(pageWide) || isLong(box, mostChildren)) break;
    boxes.push(box);
  }
  return boxes;
}
