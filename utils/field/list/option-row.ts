/** A native `select` that is drawn as a row of links, buttons or pictures, one for each option. */
import { findAll, findFirst, isMatch, nextElementOf, previousElementOf } from '../../dom/nodes';

export interface OptionRow {
  /** The box beside the select. */
  readonly box: Element;
  /** The entry of an option, by its index; none for the option that stands for no choice. */
  readonly entries: ReadonlyMap<number, Element>;
}

const kinds = ['a', 'button:not([type=submit])', 'li'];
/** Fields of their own, and links that lead elsewhere. */
const notMeant =
  'input, select, textarea, form, [role], [contenteditable], a[href]:not([href=""], [href^="#"], [href^="javascript:" i])';
const fewest = 2;
const most = 30;

/** The row beside a select that has as many entries as that has options to choose; null where there is none. */
export function optionRowOf(select: HTMLSelectElement): OptionRow | null {
  const options = [...select.options].slice(0, most + 1).filter(({ value }) => value !== '');
  if (options.length < fewest || options.length > most) return null;
  for (const box of [nextElementOf(select), previousElementOf(select)]) {
    if (!box || isMatch(box, `label, ${notMeant}`) || findFirst(box, notMeant)) continue;
    const found = kinds.map((kind) => [...findAll(box, kind)]).find(({ length }) => length === options.length);
    if (found) return { box, entries: new Map(options.map(({ index }, nth) => [index, found[nth]!])) };
  }
  return null;
}
