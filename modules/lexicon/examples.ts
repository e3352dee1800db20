/**
 * What the model learns from: every phrase that a person has listed, questions that ask for none of our kinds, and
 * paraphrases that patterns spell out.
 */
import { allKinds, type Kind } from '../../utils/kinds/kinds';
import { hash } from '../../utils/plan/lexicon/hash';
import { nameLanguage } from '../../utils/plan/lexicon/lexicon';
import { foldedKey } from '../../utils/plan/recognise/texts/fold';
import { allWords } from '../../utils/plan/words/all';
import { nameWords } from '../../utils/plan/words/name-words';
import { otherQuestions } from '../../utils/plan/words/other-questions';
import { de } from './paraphrases/de';
import { en } from './paraphrases/en';
import { spellOut } from './spell-out';

export interface Example {
  readonly text: string;
  readonly language: string;
  /** Positions in `answers`, several where people listed the phrase under several kinds. */
  readonly answers: readonly number[];
  /** How much is learnt from it, 1 where nothing is said. */
  readonly weight?: number;
}

/** What the model can answer; null: none of the kinds. */
export const answers: readonly (Kind | null)[] = [...allKinds, null];

/** Which fifth a phrase belongs to, by its text: the same one whatever else is listed. */
export function fifthOf({ text, language }: Pick<Example, 'text' | 'language'>): number {
  return hash(`${language} ${text}`, 0) % 5;
}

/** Patterns by language. */
export const patterns = { en, de } as const;
/** A pattern of many brackets must not drown the others. */
export const mostOfKind = 400;
/** What people wrote themselves says more, where they wrote enough. */
const paraphraseWeights = { en: 0.5, de: 1 } as const satisfies Record<keyof typeof patterns, number>;

/** Every phrase that is listed in `utils/plan/words`. */
export function listedExamples(): Example[] {
  const found = new Map<string, { text: string; language: string; answers: Set<number> }>();
  const note = (text: string, language: string, answer: Kind | null) => {
    const key = `${language} ${foldedKey(text)}`;
    const known = found.get(key) ?? { text, language, answers: new Set<number>() };
    known.answers.add(answers.indexOf(answer));
    found.set(key, known);
  };
  const noteAll = (kinds: Readonly<Partial<Record<Kind, readonly string[]>>>, language: string) => {
    for (const [kind, phrases] of Object.entries(kinds)) for (const one of phrases) note(one, language, kind as Kind);
  };
  for (const { kinds, skip, language } of allWords) {
    noteAll(kinds, language);
    for (const phrase of skip) note(phrase, language, null);
  }
  noteAll(nameWords, nameLanguage);
  for (const [language, questions] of Object.entries(otherQuestions))
    for (const question of questions) note(question, language, null);
  return [...found.values()].map((example) => ({ ...example, answers: [...example.answers] }));
}

/**
 * What patterns spell out; the same choice each time where they spell out more than enough.
 * @param listed phrases that are listed: the lists decide on those
 */
export function paraphrases(listed: readonly Example[]): Example[] {
  const known = new Set(listed.map(({ text }) => foldedKey(text)));
  return Object.entries(patterns).flatMap(([language, kinds]) => {
    const found = new Map<string, Set<number>>();
    for (const [kind, written] of Object.entries(kinds)) {
      const answer = answers.indexOf(kind as Kind);
      for (const text of chosen(spellOut(written), known)) found.set(text, (found.get(text) ?? new Set()).add(answer));
    }
    return [...found].map(([text, kindsOf]) => ({
      text,
      language,
      answers: [...kindsOf],
      weight: paraphraseWeights[language as keyof typeof patterns],
    }));
  });
}

function chosen(spelt: readonly string[], known: ReadonlySet<string>): string[] {
  const fresh = new Set(spelt.map(foldedKey).filter((text) => !known.has(text)));
  return [...fresh].sort((one, other) => hash(one, 0) - hash(other, 0)).slice(0, mostOfKind);
}
