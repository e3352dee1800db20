import type { Asset } from './asset';
import { WordTable } from './word-table';

/** What an option's text may be in any language; the order is that of the bits in the table. */
export const optionSenses = ['placeholder', 'yes', 'no', 'other', 'month', 'weekday'] as const;
export type OptionSense = (typeof optionSenses)[number];

/** Folded texts of options that every list has. */
export class OptionTable {
  readonly #texts: WordTable;
  readonly #senses: Uint8Array;

  constructor(asset: Asset) {
    this.#texts = new WordTable(asset, 'options.texts');
    this.#senses = asset.u8('options.senses');
  }

  /** @param text as `foldedKey` makes it */
  is(text: string, sense: OptionSense): boolean {
    const number = this.#texts.numberOf(text);
    return number >= 0 && (this.#senses[number]! & (1 << optionSenses.indexOf(sense))) !== 0;
  }
}
