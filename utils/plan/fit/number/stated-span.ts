/** The span of numbers that a label tells: "Likelihood (1-10)", "Schmerz von 0 bis 10", "Score out of 100". */
import type { FieldText } from '../../../pipeline';

const number = String.raw`(\d{1,6}(?:[.,]\d{1,2})?)`;
const between = String.raw`\s*(?:-|–|—|~|〜|to|bis|à|a|al?|do|до|tot|til|till)\s*`;
/** In brackets or after a word that says a scale follows: dates, sizes and phones stand elsewhere. */
const spans: readonly RegExp[] = [
  new RegExp(
    String.raw`[(\[（]\s*(?:from|von|de|da|van|od|от)?\s*${number}${between}${number}[^\p{L}\d)\]）]*[)\]）]`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:scale (?:of|from)|from|skala von|von|échelle de|escala de|scala da|schaal van|skali od|шкале от)\s+${number}${between}${number}(?!\s*[\p{L}\d:/.-])`,
    'iu',
  ),
];
const outOf = new RegExp(
  String.raw`(?<!\p{L})(?:out of|von maximal|sur|su un totale di)\s+${number}(?!\s*[\p{L}\d:/.-])`,
  'iu',
);
const toldBy: ReadonlySet<FieldText['source']> = new Set<FieldText['source']>([
  'label',
  'aria-label',
  'aria-labelledby',
  'table-header',
  'preceding',
  'hint',
]);

/** @returns the least and the greatest number, null where the first of the texts that may tell it does not */
export function statedSpan(texts: readonly FieldText[]): readonly [low: number, high: number] | null {
  const text = texts.find(({ source }) => toldBy.has(source))?.text ?? '';
  const found = spans.map((span) => span.exec(text)).find(Boolean);
  const [low, high] = found ? [valueOf(found[1]), valueOf(found[2])] : [0, valueOf(outOf.exec(text)?.[1])];
  return low < high ? [low, high] : null;
}

/** NaN where nothing is written. */
function valueOf(written: string | undefined): number {
  return Number((written ?? 'x').replace(',', '.'));
}
