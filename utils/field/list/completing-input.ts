/** Lines of text that complete what is typed from a list and say so in their class names alone. */
import { attribute, attributeOf, findAll, isMatch } from '../../dom/nodes';
import { nearestBox } from '../box/boxes-around';
import { isLong } from '../box/long-box';

const names = /(?:^|[-_\s])(?:auto-?complete|type-?ahead|auto-?suggest)(?:[-_\s]|$)/i;

/**
 * Whether an input is one of those (Simple Svelte Autocomplete, Vue 3 Simple Typeahead): all of them keep the browser's
 * own suggestions away.
 */
export function isCompleting(input: Element): boolean {
  if (attributeOf(input, 'autocomplete') !== 'off') return false;
  const isNamed = (box: Element) => names.test(attribute(box, 'class'));
  const box = isNamed(input) ? input : nearestBox(input, isNamed, { levels: 3 });
  return box !== null && isOfOne(box);
}

function isOfOne(box: Element): boolean {
  return isMatch(box, 'input') || (!isLong(box) && findAll(box, 'input:not([type=hidden])').length === 1);
}
