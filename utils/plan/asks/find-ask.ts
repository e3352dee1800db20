import { fold, tokenise } from '../recognise/fold';
import type { AskData, AskLanguage } from './ask-data';

/** What a text asks. */
export interface FoundAsk {
  readonly id: string;
  /** 0 to 1: how much of the text says so. */
  readonly share: number;
  /** The words that say so, as the text has them. */
  readonly said: string;
  /** Whether it goes before what the lexicon says of the same words. */
  readonly strong: boolean;
  /** Whether it is meant only where a number is asked. */
  readonly counted: boolean;
}

interface Phrase {
  readonly id: string;
  readonly strong: boolean;
  readonly counted: boolean;
}

interface AskIndex {
  readonly phrases: ReadonlyMap<string, Phrase>;
  readonly skip: ReadonlySet<string>;
  readonly longest: number;
}

const indexes = new WeakMap<AskLanguage, AskIndex>();

function indexOf(language: AskLanguage): AskIndex {
  const known = indexes.get(language);
  if (known) return known;
  const skip = new Set((language.words['skip'] ?? []).map(fold));
  const phrases = new Map<string, Phrase>();
  let longest = 1;
  for (const [id, list] of Object.entries(language.words)) {
    if (id === 'skip' || id === 'count') continue;
    for (const written of list) {
      const words = wordsOf(written, skip);
      longest = Math.max(longest, words.length);
      const marks = /^[!#]*/.exec(written)![0];
      const phrase = { id, strong: marks.includes('!'), counted: marks.includes('#') };
      const key = words.join(' ');
      if (!phrases.has(key)) phrases.set(key, phrase);
    }
  }
  const made = { phrases, skip, longest };
  indexes.set(language, made);
  return made;
}

const bracketed = /\([^)]*\)|（[^）]*）|\[[^\]]*\]/gu;
const mostWords = 24;

/** What a label, heading or name asks; null where no phrase stands in it. Its brackets count only where the rest is silent. */
export function findAsk(text: string, { own, english }: AskData): FoundAsk | null {
  const bare = text.replace(bracketed, ' ');
  for (const one of new Set([bare, text])) {
    for (const language of new Set([own, english])) {
      const found = findIn(withoutCount(one, language), indexOf(language));
      if (found) return found;
    }
  }
  return null;
}

/** The longest phrase; of several the last. */
function findIn(text: string, { phrases, skip, longest }: AskIndex): FoundAsk | null {
  const words = wordsOf(text, skip).slice(0, mostWords);
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const said = words.slice(start, start + length).join(' ');
      const phrase = phrases.get(said);
      if (phrase) return { ...phrase, said, share: length / words.length };
    }
  }
  return null;
}

function wordsOf(text: string, skip: ReadonlySet<string>): string[] {
  return tokenise(text)
    .map((token) => token.text)
    .filter((word) => !skip.has(word))
    .map(singular);
}

/** The word as it is compared: without an English plural's s, else without the ending that `fold` knows. */
function singular(word: string): string {
  return word.length > 3 && /^[a-z]+[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Whether a text asks for a number of things: "number of", "how many". */
export function asksCount(text: string, { own, english }: AskData): boolean {
  const folded = fold(text);
  return [own, english].some((language) => withoutCount(folded, language) !== folded);
}

/** The text without the words that only say that something is counted. */
function withoutCount(text: string, { words }: AskLanguage): string {
  const folded = fold(text);
  return (words['count'] ?? []).reduce((rest, marker) => rest.replace(fold(marker), ' '), folded);
}
