/**
 * Phrases and what each says, as lines of a few hundred texts, each in the one that its hash names. They are read as they
 * lie: an object of 30,000 keys takes four times as long to parse as all else a language has, at each start of the worker.
 */
import { hash } from '../lexicon/hash';

export type PhraseShelf = readonly string[];

/** Phrases a text: so few that to search one is quicker than to keep them apart. */
const aText = 16;

/** @param entries phrases without tab or line break, each once, and what it says, without either */
export function shelve(entries: readonly (readonly [phrase: string, says: string])[]): PhraseShelf {
  const texts = Array.from({ length: Math.ceil(entries.length / aText) }, () => '\n');
  for (const [phrase, says] of entries) texts[placeOf(phrase, texts)] += `${phrase}\t${says}\n`;
  return texts;
}

/** @returns what a phrase says; null where it is none */
export function saidOf(phrase: string, texts: PhraseShelf): string | null {
  const text = texts[placeOf(phrase, texts)] ?? '';
  const before = `\n${phrase}\t`;
  const at = text.indexOf(before);
  return at < 0 ? null : text.slice(at + before.length, text.indexOf('\n', at + before.length));
}

function placeOf(phrase: string, texts: PhraseShelf): number {
  return hash(phrase, 0) % texts.length;
}
