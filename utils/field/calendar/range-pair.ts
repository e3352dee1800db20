/** Two inputs that are one range: the page takes them only together. */
import { attributeOf, findAll, findFirst, idOf, isMatch, parentElementOf } from '../../dom/nodes';

export interface RangePair {
  /** The box around both. */
  readonly box: Element;
  readonly start: HTMLInputElement;
  readonly end: HTMLInputElement;
}

const boxDepth = 5;
const rangeNames = /range|(?:^|[-_\s])pair(?![a-z])/i;

/** The pair an input belongs to, null where it stands alone. */
export function pairOf(input: Element): RangePair | null {
  for (let box = parentElementOf(input), depth = 0; box && depth < boxDepth; box = parentElementOf(box), depth++) {
    if (isMatch(box, 'form, fieldset, body')) return null;
    const inputs = [...findAll<HTMLInputElement>(box, 'input:not([type=hidden], [type=checkbox], [type=radio])')];
    if (inputs.length < 2) continue;
    const [start, end] = inputs;
    const names = [box, ...inputs].map((one) => `${attributeOf(one, 'class')} ${idOf(one)}`).join(' ');
    if (inputs.length > 2 || !start || !end) return null;
    return rangeNames.test(names) || (!findFirst(box, 'label') && saysSpan(start, end)) ? { box, start, end } : null;
  }
  return null;
}

/** Two inputs without labels of their own, "From" and "To". */
function saysSpan(start: HTMLInputElement, end: HTMLInputElement): boolean {
  const hintsOf = (input: HTMLInputElement) => `${input.placeholder} ${attributeOf(input, 'aria-label') ?? ''}`;
  return /\b(?:start|from|begin)/i.test(hintsOf(start)) && /\b(?:end|to|until)\b/i.test(hintsOf(end));
}
