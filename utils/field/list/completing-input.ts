/** Lines of text that complete what is typed from a list and say so in their class names alone. */
import { attribute, attributeOf, findAll, isMatch, parentElementOf } from '../../dom/nodes';
import { isLong } from '../widget/long-box';

const names = /(?:^|[-_\s])(?:auto-?complete|type-?ahead|auto-?suggest)(?:[-_\s]|$)/i;
/** How far up the box may stand that has the name. */
const levels = 3;

/**
 * Whether an input is one of those (Simple Svelte Autocomplete, Vue 3 Simple Typeahead): all of them keep the browser's
 * own suggestions away.
 */
export function isCompleting(input: Element): boolean {
  if (attributeOf(input, 'autocomplete') !== 'off') return false;
  let at: Element | null = input;
  for (let level = 0; at && level <= levels && !isMatch(at, 'form, fieldset, body'); level++, at = parentElementOf(at))
    if (names.test(attribute(at, 'class'))) return isOfOne(at);
  return false;
}

function isOfOne(box: Element): boolean {
  return isMatch(box, 'input') || (!isLong(box) && findAll(box, 'input:not([type=hidden])').length === 1);
}
