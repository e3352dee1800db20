/** The boxes round a slider that are its own. */
import { boxesAround, fieldHolders } from '../box/boxes-around';

const mostChildren = 12;
const ends = `${fieldHolders}, tr, ul, ol`;

/** The boxes round a slider, the innermost first, that do not hold other fields by what they are. */
export function narrowBoxes(slider: Element): Element[] {
  return boxesAround(slider, { ends, mostChildren });
}
