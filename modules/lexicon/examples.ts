/** What the model learns from: every phrase that a person has listed, and questions that ask for none of our kinds. */
import { allKinds, type Kind } from '../../utils/plan/kinds';
import { nameLanguage } from '../../utils/plan/lexicon/lexicon';
import { foldedKey } from '../../utils/plan/recognise/fold';
import { allWords } from '../../utils/plan/words/all';
import { nameWords } from '../../utils/plan/words/name-words';
import { otherQuestions } from '../../utils/plan/words/other-questions';

export interface Example {
  readonly text: string;
  readonly language: string;
  /** Positions in `answers`, several where people listed the phrase under several kinds. */
  readonly answers: readonly number[];
}

/** What the model can answer; null: none of the kinds. */
export const answers: readonly (Kind | null)[] = [...allKinds, null];

export function examples(): Example[] {
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
