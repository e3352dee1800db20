/** What a slider drawn by hand tells of its numbers: in an input kept for the form, in labels around its track. */
import { attribute, attributeOf, findAll, findFirst, isMatch, parentElementOf, textContentOf } from '../../dom/nodes';

/** An input nobody types into: it carries the value for the form. */
const mirrors = 'input[type=hidden], input[readonly], input[tabindex="-1"]';
const readouts =
  'output, [class*=value i], [class*=tooltip i], [class*=single i], [class*=label i], [class*=current i]';
const notMeant = /(^|[-_\s])(min|max|grid|tick|mark|scale|pole?)(?![a-z])/i;
const pageWide = 'form, fieldset, body';
const mostLabels = 40;

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** The ends of the scale as the page writes them, on the box itself or in it; null where it does not. */
export function limitsOf(box: Element): Limits | null {
  const input = findFirst(parentElementOf(box), mirrors);
  const [min, max] = (['min', 'max'] as const).map(
    (end) =>
      numberIn(attributeOf(box, `aria-value${end}`)) ??
      numberIn(attributeOf(input, `data-${end}`)) ??
      numberIn(attributeOf(input, end)) ??
      numberIn(textContentOf(findFirst(box, `[class$=-${end}], [class*="-${end} "]`))),
  );
  return min !== null && min !== undefined && max !== null && max !== undefined && min < max ? { min, max } : null;
}

/** The number told for one of a slider's thumbs, null where none is; the box of a single one may say it without a role. */
export function readoutOf(box: Element, nth: number, thumbs: number): number | null {
  const said = thumbs === 1 ? numberIn(attributeOf(box, 'aria-valuenow')) : null;
  if (said !== null) return said;
  const inputs = [...(findAll<HTMLInputElement>(parentElementOf(box), mirrors) ?? [])].map(({ value }) => value);
  const told = labelsOf(box).map((label) => textContentOf(label) ?? '');
  for (const texts of [...inputs.map((value) => value.split(/[;,|]/)), inputs, [...new Set(told)]]) {
    const numbers = texts.map(numberIn);
    if (numbers.length === thumbs && numbers.every((number) => number !== null)) return numbers[nth] ?? null;
  }
  return null;
}

/** In the box, and right beside it. */
function labelsOf(box: Element): Element[] {
  const parent = parentElementOf(box);
  const beside = findAll(parent, isMatch(parent, pageWide) ? ':scope > output' : readouts) ?? [];
  const labels = new Set([...findAll(box, readouts), ...beside]);
  return [...labels].slice(0, mostLabels).filter(isReadout);
}

function isReadout(label: Element): boolean {
  return label.childElementCount === 0 && !notMeant.test(attribute(label, 'class'));
}

/** The number in a text of nothing but it and its unit: "$1 000", "50 %". */
function numberIn(text: string | null | undefined): number | null {
  const bare = (text ?? '').replace(/(?<=\d)[\s,](?=\d{3})/g, '').trim();
  const match = /^[^\d\s-]{0,3}\s?(-?\d+(?:\.\d+)?)\s?[^\d]{0,4}$/.exec(bare);
  return match ? Number(match[1]) : null;
}
