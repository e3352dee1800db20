/** Questions that are only for some: "Landlord (renters only)", "If yes, which?", 会社名（法人の場合）. */
import { byTextOf } from '../by-text';
import { foldedPatternOf, matchesFolded } from '../pattern-of';
import { fold } from '../recognise/texts/fold';
import type { AskTable } from './ask-data';

export type ConditionWords = AskTable['conditions'];

/** What must be so for a question to be answered. */
export type Condition =
  /** Yes, or no, to the question before it. */
  | { readonly is: 'yes' | 'no' }
  /** Younger than so many years. */
  | { readonly is: 'under-age'; readonly years: number }
  /** What the words say, folded; or that it is not so. What is only implied is so unless a list says the opposite. */
  | { readonly is: 'said'; readonly words: string; readonly denied?: boolean; readonly implied?: boolean };

const fullAge = 18;
/** Letters of a text that are read. */
const longest = 300;

/** @returns what a text says must be so; null where it says nothing of the kind */
export function conditionIn(text: string, words: ConditionWords): Condition | null {
  return readLabel(text, words);
}

/** @returns what a question is only for by what it asks: a landlord is that of somebody who rents */
export function impliedBy(text: string, { implied }: ConditionWords): Condition | null {
  const asked = fold(text.slice(0, longest));
  const found = implied.find(([says]) => matchesFolded(says, asked));
  return found ? { is: 'said', words: found[1], implied: true } : null;
}

const readLabel = byTextOf((text, words: ConditionWords) => read(fold(text.slice(0, longest)).trim(), words));

function read(text: string, words: ConditionWords): Condition | null {
  for (const says of words.says) {
    const clause = foldedPatternOf(says).exec(text)?.[1]?.trim();
    // "Title of your talk, if any": nothing in the form says whether.
    if (clause) return foldedPatternOf(words.bare).test(clause) ? null : meaningOf(clause, words);
  }
  return null;
}

function meaningOf(clause: string, { yes, no, not, underAge }: ConditionWords): Condition {
  if (matchesFolded(yes, clause)) return { is: 'yes' };
  if (matchesFolded(no, clause)) return { is: 'no' };
  const young = foldedPatternOf(underAge).exec(clause);
  if (young) return { is: 'under-age', years: Number(young[1] ?? young[2] ?? fullAge) };
  return { is: 'said', words: clause, denied: matchesFolded(not, clause) };
}

/** Words that tell something; of scripts without spaces a few signs do. */
const telling =
  /\p{sc=Han}{2,}|[\p{sc=Katakana}ー]{2,}|\p{sc=Hangul}{2,}|[^\P{L}\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Hangul}]{3,}/gu;
const leastShare = 0.5;

/**
 * Whether a text speaks of what a condition's words do: 1, or -1 for the opposite ("on time" for "late"), 0 for something else.
 * @param skip words that tell nothing, folded
 */
export function speaksOf(
  clause: string,
  text: string,
  { notions }: ConditionWords,
  skip: ReadonlySet<string>,
): -1 | 0 | 1 {
  const said = fold(text).trim();
  if (said === '') return 0;
  if (said === clause) return 1;
  for (const [one, other] of notions) {
    const side = sideOf(clause, one, other);
    const same = side === 0 ? 0 : side * sideOf(said, one, other);
    if (same !== 0) return same > 0 ? 1 : -1;
  }
  const asked = wordsOf(clause, skip);
  const found = wordsOf(said, skip);
  return Math.max(shareIn(asked, found), shareIn(found, asked)) >= leastShare ? 1 : 0;
}

/** On which side of two opposites a text stands. */
function sideOf(text: string, one: string, other: string): -1 | 0 | 1 {
  if (matchesFolded(one, text)) return 1;
  return other && matchesFolded(other, text) ? -1 : 0;
}

function wordsOf(text: string, skip: ReadonlySet<string>): string[] {
  return (text.match(telling) ?? []).filter((word) => !skip.has(word));
}

function shareIn(words: readonly string[], others: readonly string[]): number {
  const shared = words.filter((word) => others.some((other) => areAlike(word, other)));
  return words.length > 0 ? shared.length / words.length : 0;
}

const spaceless = /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}]/u;
const shortest = 4;
const leastBeginning = 5;

/** "renter" and "rent", "insured" and "insurance". */
function areAlike(one: string, other: string): boolean {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  if (short === long || (spaceless.test(short) && long.includes(short))) return true;
  if (short.length >= shortest && long.startsWith(short)) return true;
  const alike = [...short].findIndex((letter, at) => letter !== long[at]);
  return alike >= Math.max(leastBeginning, short.length * 0.7);
}
