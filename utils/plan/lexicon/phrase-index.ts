/** Finds known phrases in a text: the longest match wins and uses its words up. */
import { tokenise, type Token } from '../recognise/texts/fold';
import type { Asset } from './asset';
import { hash } from './hash';
import type { Sense } from './phrase';
import { WordTable } from './word-table';

/** A phrase found: tokens `start` to `end` (exclusive) of the text, and everything it may mean. */
export interface Match<Meaning> {
  readonly start: number;
  readonly end: number;
  /** 1 for the phrase as written, less for another inflection or a part of a compound. */
  readonly closeness: number;
  readonly senses: readonly Sense<Meaning>[];
}

/** Languages that write compounds as one word. */
const compounding: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no', 'nb', 'fi', 'hu', 'el']);
const inflected = 0.85;
const partOfCompound = 0.7;
const compoundLength = 8;
const shortestPart = 5;
/** "Preference" is no compound of "reference". */
const shortestStart = 2;
const longestEnding = 4;
/** "Installed" is no "insta". */
const englishEnding = 2;
/** What makes somebody of an English word for a thing: a "depositor" is no deposit, an "assessor" no assessment. */
const agent = /(?:or|er|ee)$/u;
const root = 0;

/** A sense with the hash of its phrase as written, to tell it from other inflections of the same stems. */
interface StoredSense<Meaning> extends Sense<Meaning> {
  readonly written: number;
}

/**
 * Phrases as a tree of stems, one node a stem; a node is found by its parent's number and its stem.
 * The array `starts` says where a node's senses begin; they end where the next node's begin.
 */
export class PhraseIndex<Meaning> {
  readonly #nodes: WordTable;
  readonly #starts: Uint16Array;
  readonly #meanings: Uint16Array;
  readonly #languages: Uint8Array;
  readonly #written: Uint32Array;
  readonly #traits: Uint8Array;
  readonly #meaningNames: readonly Meaning[];
  readonly #languageNames: readonly string[];
  readonly #found = new WeakMap<readonly Token[], readonly Match<Meaning>[]>();

  /** @param name of the index, as the build wrote it */
  constructor(asset: Asset, name: string) {
    this.#nodes = new WordTable(asset, `${name}.nodes`);
    this.#starts = asset.u16(`${name}.starts`);
    this.#meanings = asset.u16(`${name}.meanings`);
    this.#languages = asset.u8(`${name}.languages`);
    this.#written = asset.u32(`${name}.written`);
    this.#traits = asset.u8(`${name}.traits`);
    this.#meaningNames = asset.list(`${name}.meanings`);
    this.#languageNames = asset.list('languages');
  }

  /** Non-overlapping matches, in the order of the text; remembered as long as somebody holds the tokens. */
  find(tokens: readonly Token[]): readonly Match<Meaning>[] {
    const matches = this.#found.get(tokens) ?? this.#search(tokens);
    this.#found.set(tokens, matches);
    return matches;
  }

  #search(tokens: readonly Token[]): Match<Meaning>[] {
    const found: Match<Meaning>[] = [];
    for (let start = 0; start < tokens.length; start++) this.#walk(tokens, start, found);
    const chosen = withoutOverlaps(found, tokens);
    this.#addCompounds(tokens, chosen);
    return chosen.sort((a, b) => a.start - b.start);
  }

  #walk(tokens: readonly Token[], start: number, found: Match<Meaning>[]): void {
    let node = root;
    let phrase = '';
    for (let end = start; end < tokens.length; end++) {
      node = this.#next(node, tokens[end]!.stem);
      if (node < 0) return;
      phrase = phrase ? `${phrase} ${tokens[end]!.text}` : tokens[end]!.text;
      const senses = this.#sensesOf(node);
      if (senses.length === 0) continue;
      const exact = writtenAs(senses, phrase);
      const closeness = exact.length > 0 ? 1 : inflected;
      found.push({ start, end: end + 1, closeness, senses: exact.length > 0 ? exact : senses });
    }
  }

  /** @returns the node's number, -1 where no phrase goes on so */
  #next(node: number, stem: string): number {
    const number = this.#nodes.numberOf(stem, node);
    return number < 0 ? -1 : number + 1;
  }

  #sensesOf(node: number): StoredSense<Meaning>[] {
    const senses: StoredSense<Meaning>[] = [];
    for (let at = this.#starts[node]!; at < this.#starts[node + 1]!; at++) {
      senses.push({
        meaning: this.#meaningNames[this.#meanings[at]!]!,
        language: this.#languageNames[this.#languages[at]!]!,
        traits: this.#traits[at]!,
        written: this.#written[at]!,
      });
    }
    return senses;
  }

  #addCompounds(tokens: readonly Token[], chosen: Match<Meaning>[]): void {
    for (const [at, token] of tokens.entries()) {
      if (token.text.length < compoundLength) continue;
      if (chosen.some((match) => match.start <= at && at < match.end)) continue;
      const senses = this.#lastPart(token.text) ?? this.#beginning(token.text);
      if (senses) chosen.push({ start: at, end: at + 1, closeness: partOfCompound, senses });
    }
  }

  /** What the longest known end of a compound says: "rechnungs|postleitzahl". */
  #lastPart(word: string): Sense<Meaning>[] | null {
    for (let from = shortestStart; from <= word.length - shortestPart; from++) {
      const senses = this.#single(word.slice(from))?.filter((sense) => compounding.has(sense.language));
      if (senses?.length) return senses;
    }
    return null;
  }

  /** What the word says without a long ending: "telefonnummer|et". */
  #beginning(word: string): Sense<Meaning>[] | null {
    for (let cut = 1; cut <= longestEnding; cut++) {
      const senses = this.#single(word.slice(0, -cut));
      const isEnglish = cut <= englishEnding && !agent.test(word);
      const said = isEnglish ? senses : senses?.filter(({ language }) => language !== 'en');
      if (said?.length) return said;
    }
    return null;
  }

  #single(word: string): Sense<Meaning>[] | null {
    const token = tokenise(word)[0];
    const node = token ? this.#next(root, token.stem) : -1;
    const senses = node < 0 ? [] : writtenAs(this.#sensesOf(node), word);
    return senses.length > 0 ? senses : null;
  }
}

/** The hash that stands for a phrase as written. */
export function writtenHash(phrase: string): number {
  return hash(phrase, 0);
}

function writtenAs<M>(senses: readonly StoredSense<M>[], phrase: string): StoredSense<M>[] {
  const written = writtenHash(phrase);
  return senses.filter((sense) => sense.written === written);
}

function withoutOverlaps<M>(found: Match<M>[], tokens: readonly Token[]): Match<M>[] {
  const length = (match: Match<M>) => {
    let sum = match.closeness;
    for (let at = match.start; at < match.end; at++) sum += tokens[at]!.text.length + 1;
    return sum;
  };
  const ranked = found.map((match) => ({ match, length: length(match) })).sort((a, b) => b.length - a.length);
  const used = new Set<number>();
  const chosen: Match<M>[] = [];
  for (const { match } of ranked) {
    if (used.has(match.start) || used.has(match.end - 1)) continue;
    for (let at = match.start; at < match.end; at++) used.add(at);
    chosen.push(match);
  }
  return chosen;
}
