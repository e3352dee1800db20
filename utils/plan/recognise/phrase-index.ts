/** Finds known phrases in a text: the longest match wins and uses its words up. */
import { tokenise, type Token } from './fold';

/** A phrase found: tokens `start` to `end` (exclusive) of the text, and everything it may mean. */
export interface Match<Meaning> {
  readonly start: number;
  readonly end: number;
  /** 1 for the phrase as written, less for another inflection or a part of a compound. */
  readonly closeness: number;
  readonly senses: readonly Sense<Meaning>[];
}

export interface Sense<Meaning> {
  readonly phrase: string;
  readonly meaning: Meaning;
  /** The language that says so, as `Words.language`. */
  readonly language: string;
}

interface Node<Meaning> {
  readonly next: Map<string, Node<Meaning>>;
  senses: Sense<Meaning>[] | null;
}

const inflected = 0.85;
const partOfCompound = 0.7;
const compoundLength = 8;
const shortestPart = 5;
const longestEnding = 4;

export class PhraseIndex<Meaning> {
  readonly #root: Node<Meaning> = { next: new Map(), senses: null };
  readonly #compounding: ReadonlySet<string>;

  /** @param compounding languages that write compounds as one word */
  constructor(compounding: ReadonlySet<string> = new Set()) {
    this.#compounding = compounding;
  }

  add(phrase: string, meaning: Meaning, language: string): void {
    const tokens = tokenise(phrase);
    if (tokens.length === 0) return;
    let node = this.#root;
    for (const token of tokens) {
      let next = node.next.get(token.stem);
      if (!next) node.next.set(token.stem, (next = { next: new Map(), senses: null }));
      node = next;
    }
    (node.senses ??= []).push({ phrase: joined(tokens), meaning, language });
  }

  /** Non-overlapping matches, in the order of the text. */
  find(tokens: readonly Token[]): Match<Meaning>[] {
    const found: Match<Meaning>[] = [];
    for (let start = 0; start < tokens.length; start++) this.#walk(tokens, start, found);
    const chosen = withoutOverlaps(found, tokens);
    this.#addCompounds(tokens, chosen);
    return chosen.sort((a, b) => a.start - b.start);
  }

  #walk(tokens: readonly Token[], start: number, found: Match<Meaning>[]): void {
    let node = this.#root;
    let phrase = '';
    for (let end = start; end < tokens.length; end++) {
      const next = node.next.get(tokens[end]!.stem);
      if (!next) return;
      node = next;
      phrase = phrase ? `${phrase} ${tokens[end]!.text}` : tokens[end]!.text;
      if (!node.senses) continue;
      const exact = node.senses.filter((sense) => sense.phrase === phrase);
      const closeness = exact.length > 0 ? 1 : inflected;
      found.push({ start, end: end + 1, closeness, senses: exact.length > 0 ? exact : node.senses });
    }
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
    for (let from = 1; from <= word.length - shortestPart; from++) {
      const senses = this.#single(word.slice(from))?.filter((sense) => this.#compounding.has(sense.language));
      if (senses?.length) return senses;
    }
    return null;
  }

  /** What the word says without a long ending: "telefonnummer|et". */
  #beginning(word: string): Sense<Meaning>[] | null {
    for (let cut = 1; cut <= longestEnding; cut++) {
      const senses = this.#single(word.slice(0, -cut));
      if (senses) return senses;
    }
    return null;
  }

  #single(word: string): Sense<Meaning>[] | null {
    const token = tokenise(word)[0];
    const senses = token && this.#root.next.get(token.stem)?.senses?.filter((sense) => sense.phrase === word);
    return senses?.length ? senses : null;
  }
}

function joined(tokens: readonly Token[]): string {
  return tokens.map((token) => token.text).join(' ');
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
