import type { Asset } from './asset';
import { WordTable } from './word-table';

/** How much a word speaks for a language. */
export interface LanguageWeight {
  readonly language: string;
  readonly weight: number;
}

/** Words that languages are told by. A word's weights begin at `starts[number]` and end where the next word's begin. */
export class LanguageTable {
  readonly #words: WordTable;
  readonly #starts: Uint16Array;
  readonly #languages: Uint8Array;
  readonly #weights: Uint8Array;
  readonly #languageNames: readonly string[];

  constructor(asset: Asset) {
    this.#words = new WordTable(asset, 'languages.words');
    this.#starts = asset.u16('languages.starts');
    this.#languages = asset.u8('languages.languages');
    this.#weights = asset.u8('languages.weights');
    this.#languageNames = asset.list('languages');
  }

  /** @returns the languages that have the word; none where nobody does */
  of(word: string): LanguageWeight[] {
    const number = this.#words.numberOf(word);
    const weights: LanguageWeight[] = [];
    if (number < 0) return weights;
    for (let at = this.#starts[number]!; at < this.#starts[number + 1]!; at++) {
      weights.push({ language: this.#languageNames[this.#languages[at]!]!, weight: this.#weights[at]! });
    }
    return weights;
  }
}
