/** Lines of text that search a list which tells of itself by its build alone. */
import { attribute, attributeOf, contains, findAll, parentElementOf } from '../../dom/nodes';
import { nearestBox } from '../box/boxes-around';

const listNames = /select(?!ed|ion)|drop-?down|combo-?box/i;
const entries = 'li, [data-value], [class*=item i]';

/**
 * Whether an input that keeps the browser's suggestions away is the only one of a box named for a list, which stands in
 * that box, apart from the input (jSuites): what was chosen stands beside it, and is no list.
 */
export function searchesOwnList(input: Element): boolean {
  if (attributeOf(input, 'autocomplete') !== 'off') return false;
  const isListed = (entry: Element) => !contains(parentElementOf(entry), input);
  const holdsList = (box: Element) =>
    listNames.test(attribute(box, 'class')) &&
    findAll(box, 'input:not([type=hidden])').length === 1 &&
    [...findAll(box, entries)].some(isListed);
  return nearestBox(input, holdsList, { levels: 3 }) !== null;
}
