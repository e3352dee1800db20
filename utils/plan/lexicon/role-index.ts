/** Words that name a role, compared as written: "employees" counts heads, "employee" is one. */
import type { Token } from '../recognise/texts/fold';
import type { Named } from '../roles/roles';
import type { Asset } from './asset';
import { WordTable } from './word-table';

export interface RolePhrase {
  readonly is: Named;
  /** ISO 639-1. */
  readonly language: string;
  /** Tokens it takes up. */
  readonly length: number;
}

const root = 0;

/** Phrases as a tree of words, one node a word; a node is found by its parent's number and its word. */
export class RoleIndex {
  readonly #nodes: WordTable;
  /** By node, where its rows begin; its successor's begin where they end. */
  readonly #starts: Uint16Array;
  readonly #meanings: Uint16Array;
  readonly #languages: Uint8Array;
  readonly #meaningNames: readonly Named[];
  readonly #languageNames: readonly string[];

  constructor(asset: Asset) {
    this.#nodes = new WordTable(asset, 'roles.nodes');
    this.#starts = asset.u16('roles.starts');
    this.#meanings = asset.u16('roles.meanings');
    this.#languages = asset.u8('roles.languages');
    this.#meaningNames = asset.list('roles.meanings');
    this.#languageNames = asset.list('roles.languages');
  }

  /** The phrases that begin at a token, the longest first. */
  beginningAt(tokens: readonly Token[], start: number): RolePhrase[] {
    const found: RolePhrase[][] = [];
    let node = root;
    for (let end = start; end < tokens.length; end++) {
      const number = this.#nodes.numberOf(tokens[end]!.text, node);
      if (number < 0) break;
      node = number + 1;
      found.unshift(this.#rowsOf(node, end + 1 - start));
    }
    return found.flat();
  }

  /** The phrases that are one word. */
  ofWord(word: string): RolePhrase[] {
    const number = this.#nodes.numberOf(word, root);
    return number < 0 ? [] : this.#rowsOf(number + 1, 1);
  }

  #rowsOf(node: number, length: number): RolePhrase[] {
    const rows: RolePhrase[] = [];
    for (let at = this.#starts[node]!; at < this.#starts[node + 1]!; at++) {
      const [is, language] = [this.#meaningNames[this.#meanings[at]!]!, this.#languageNames[this.#languages[at]!]!];
      rows.push({ is, language, length });
    }
    return rows;
  }
}
