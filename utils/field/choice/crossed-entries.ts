/** Entries that stand in a box without names, each with a letter drawn as the cross that takes it out. */
import { childElementsOf, findAll, textContentOf } from '../../dom/nodes';
import { crosses } from '../widget/clear-button';

/** Letters that take something out, in a box that names neither. */
export const drawnCrosses = (box: Element) =>
  [...findAll(box, 'i, a, span, button')].filter((one) => crosses.test((textContentOf(one) ?? '').trim()));

/** What stands in a box side by side, each with such a cross. */
export function entriesIn(box: Element): Element[] {
  return [...childElementsOf(box)].filter((one) => drawnCrosses(one).length > 0);
}

/** The cross of such an entry. */
export const crossIn = (entry: Element) => drawnCrosses(entry).at(-1) ?? null;
