import { writtenHash } from '../../utils/plan/lexicon/phrase-index';
import { tokenise, type Token } from '../../utils/plan/recognise/texts/fold';
import type { AssetWriter } from './asset-writer';
import { traitsOf } from './traits-of';
import { WordTableMaker } from './word-table-maker';

interface Row {
  readonly node: number;
  readonly meaning: number;
  readonly language: string;
  readonly phrase: string;
}

/** Collects phrases and writes the index that `PhraseIndex` reads. */
export class PhraseIndexMaker {
  readonly #nodes = new WordTableMaker();
  readonly #meanings = new Map<string, number>();
  readonly #rows: Row[] = [];
  readonly #wordOf: (token: Token) => string;

  /** @param wordOf what of a token is compared */
  constructor(wordOf: (token: Token) => string = ({ stem }) => stem) {
    this.#wordOf = wordOf;
  }

  /** @param meaning anything JSON holds */
  add(phrase: string, meaning: unknown, language: string): void {
    const tokens = tokenise(phrase);
    if (tokens.length === 0) return;
    let node = 0;
    for (const token of tokens) node = this.#nodes.add(this.#wordOf(token), node) + 1;
    const written = tokens.map(({ text }) => text).join(' ');
    this.#rows.push({ node, meaning: this.#numberOf(meaning), language, phrase: written });
  }

  #numberOf(meaning: unknown): number {
    const key = JSON.stringify(meaning);
    if (!this.#meanings.has(key)) this.#meanings.set(key, this.#meanings.size);
    return this.#meanings.get(key)!;
  }

  /** @param languages names in the order of their numbers */
  write(asset: AssetWriter, name: string, languages: readonly string[]): void {
    const rows = this.#rows.toSorted((a, b) => a.node - b.node);
    const starts = Array.from({ length: this.#nodes.size + 2 }, () => rows.length);
    for (let at = rows.length - 1; at >= 0; at--) starts[rows[at]!.node] = at;
    for (let node = starts.length - 2; node >= 0; node--) {
      const own = rows[starts[node]!]?.node === node;
      if (!own) starts[node] = starts[node + 1]!;
    }
    this.#nodes.write(asset, `${name}.nodes`);
    asset.array(`${name}.starts`, 'u16', starts);
    asset.array(
      `${name}.meanings`,
      'u16',
      rows.map(({ meaning }) => meaning),
    );
    asset.array(
      `${name}.languages`,
      'u8',
      rows.map(({ language }) => languages.indexOf(language)),
    );
    asset.array(
      `${name}.written`,
      'u32',
      rows.map(({ phrase }) => writtenHash(phrase)),
    );
    asset.array(
      `${name}.traits`,
      'u8',
      rows.map(({ phrase }) => traitsOf(phrase)),
    );
    asset.list(
      `${name}.meanings`,
      [...this.#meanings.keys()].map((key) => JSON.parse(key)),
    );
  }
}
