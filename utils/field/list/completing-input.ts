/** Lines of text that complete what is typed from a list and say so in their class names alone. */
import { attribute, attributeOf, contains, findAll, isMatch, parentElementOf } from '../../dom/nodes';
import { nearestBox } from '../box/boxes-around';
import { isLong } from '../box/long-box';

const names = /(?:^|[-_\s])(?:auto-?complete|type-?ahead|auto-?suggest)(?:[-_\s]|$)/i;

/** Boxes of lists that are searched in their input, where they hold their list themselves, apart from it (jSuites). */
const listNames = /select(?!ed|ion)|drop-?down|combo-?box/i;
const entries = 'li, [data-value], [class*=item i], [class*=option i]';
const fewestEntries = 2;

/**
 * Whether an input is one of those (Simple Svelte Autocomplete, Vue 3 Simple Typeahead): all of them keep the browser's
 * own suggestions away.
 */
export function isCompleting(input: Element): boolean {
  if (attributeOf(input, 'autocomplete') !== 'off') return false;
  const isNamed = (box: Element) => names.test(attribute(box, 'class'));
  const box = isNamed(input) ? input : nearestBox(input, isNamed, { levels: 3 });
  const searchesOwn = (around: Element) => holdsOwnList(around, input);
  return box ? isOfOne(box) : nearestBox(input, searchesOwn, { levels: 3 }) !== null;
}

/** What was chosen stands beside the input, and is no list. */
function holdsOwnList(box: Element, input: Element): boolean {
  if (!listNames.test(attribute(box, 'class')) || !isOfOne(box)) return false;
  const listed = [...findAll(box, entries)].filter((entry) => !contains(parentElementOf(entry), input));
  return listed.length >= fewestEntries;
}

function isOfOne(box: Element): boolean {
  return isMatch(box, 'input') || (!isLong(box) && findAll(box, 'input:not([type=hidden])').length === 1);
}
