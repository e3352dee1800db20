import { closest, findAll } from '../../dom/nodes';
import type { Adapter } from '../adapter';
import { lit } from '../choice/lit-stars';
import { isToGive, pointed, ratingOf } from '../choice/stars';

/** Elements worth asking about. */
export const drawnRatingSelector = `[class*=rate i], [class*=rating i], [class*=star i], ${pointed}`;

/** Stars without roles: a row of equal elements in a box named for rating, or drawn to be pressed. */
export const drawnRating: Adapter = {
  name: 'drawn-rating',
  selector: drawnRatingSelector,
  claims: (element) => closest(element, '[role=slider]') === null && ratingOf(element) !== null,
  isDrawn: isToGive,
  gather: (element) => ({ members: [element], parts: partsOf(element) }),
  describe: ({ element }) => {
    const count = ratingOf(element)?.count ?? 0;
    const options = Array.from({ length: count }, (_, index) => {
      const text = String(index + 1);
      return { index, value: text, text, disabled: false, group: '' };
    });
    return {
      control: 'choice',
      type: 'rating',
      multiple: false,
      options,
      optionCount: count,
      optionsKnown: true,
      editable: false,
    };
  },
  holds: ({ element }) => shown(element),
};

function partsOf(element: Element): Element[] {
  const box = ratingOf(element)?.box ?? element;
  return [...findAll(box, '*')].slice(0, 100).filter((part) => part !== element);
}

export function shown(element: Element): string {
  const row = ratingOf(element);
  const count = row ? lit(row) : 0;
  return count === 0 ? '' : String(count);
}
