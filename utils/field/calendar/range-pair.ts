/** Two inputs that are one range: the page takes them only together. */
import { attributeOf, findAll, findFirst, idOf, nextElementOf } from '../../dom/nodes';
import { nearestBox } from '../box/boxes-around';
import { saysDate } from './picker-names';

export interface RangePair {
  /** The box around both. */
  readonly box: Element;
  readonly start: HTMLInputElement;
  readonly end: HTMLInputElement;
}

const rangeNames = /range|(?:^|[-_\s])pair(?![a-z])/i;

const inputsIn = (box: Element) => [
  ...findAll<HTMLInputElement>(box, 'input:not([type=hidden], [type=checkbox], [type=radio])'),
];

/** The pair an input belongs to, null where it stands alone. */
export function pairOf(input: Element): RangePair | null {
  const box = nearestBox(input, (one) => inputsIn(one).length > 1, { levels: 5 });
  const [start, end, more] = box ? inputsIn(box) : [];
  if (!box || !start || !end || more) return null;
  const names = [box, start, end].map((one) => `${attributeOf(one, 'class')} ${idOf(one)}`).join(' ');
  const isSaid = rangeNames.test(names) || (!findFirst(box, 'label') && (saysSpan(start, end) || areTwins(start, end)));
  return isSaid ? { box, start, end } : null;
}

/** Two days side by side, each written and named as the other is: only their place tells one from the other (Zag). */
function areTwins(start: HTMLInputElement, end: HTMLInputElement): boolean {
  const isAlike = ['placeholder', 'aria-label'].every((name) => attributeOf(start, name) === attributeOf(end, name));
  return isAlike && nextElementOf(start) === end && saysDate(start);
}

/** Two inputs without labels of their own, "From" and "To". */
function saysSpan(start: HTMLInputElement, end: HTMLInputElement): boolean {
  const hintsOf = (input: HTMLInputElement) => `${input.placeholder} ${attributeOf(input, 'aria-label') ?? ''}`;
  return /\b(?:start|from|begin)/i.test(hintsOf(start)) && /\b(?:end|to|until)\b/i.test(hintsOf(end));
}
