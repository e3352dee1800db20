/** All languages' words in the shape that recognition looks things up in; built once, when first needed. */
import type { Kind } from '../kinds';
import { allWords } from '../words/all';
import type { FormPurpose, SectionName, Words } from '../words/words';
import { foldedKey, tokenise } from './fold';
import { nameWords } from './name-words';
import { PhraseIndex } from './phrase-index';

/** What a phrase says beside the kind. */
export type About =
  | { readonly is: 'purpose'; readonly purpose: FormPurpose }
  | { readonly is: 'confirm' }
  | { readonly is: 'leave-blank' };

export type OptionSense = 'placeholder' | 'yes' | 'no' | 'other' | 'month' | 'weekday';

export interface Lexicon {
  /** null is a skip phrase: it uses its words up and says nothing. */
  readonly kinds: PhraseIndex<Kind | null>;
  readonly about: PhraseIndex<About>;
  readonly sections: PhraseIndex<SectionName>;
  /** Folded option text → what it may be. */
  readonly options: ReadonlyMap<string, ReadonlySet<OptionSense>>;
  /** Words that names are composed of, for taking joined ones apart. */
  readonly vocabulary: ReadonlySet<string>;
}

/** The pseudo-language of abbreviations in `name` and `id`. */
export const nameLanguage = 'name';

const compounding = new Set(['de', 'nl', 'sv', 'da', 'no', 'nb', 'fi', 'hu', 'el']);
/** Shorter words of other languages take too many names apart. */
const shortestForeignWord = 5;

let built: Lexicon | undefined;

export function lexicon(): Lexicon {
  return (built ??= buildLexicon(allWords));
}

/** @param languages word lists, in any order */
export function buildLexicon(languages: readonly Words[]): Lexicon {
  const kinds = new PhraseIndex<Kind | null>(compounding);
  const about = new PhraseIndex<About>(compounding);
  const sections = new PhraseIndex<SectionName>(compounding);
  const options = new Map<string, Set<OptionSense>>();
  for (const words of languages) {
    for (const [kind, phrases] of entries(words.kinds)) for (const p of phrases) kinds.add(p, kind, words.language);
    for (const phrase of words.skip) kinds.add(phrase, null, words.language);
    for (const [section, phrases] of entries(words.sections))
      for (const phrase of phrases) sections.add(phrase, section, words.language);
    addAbout(about, words);
    addOptions(options, words);
  }
  for (const [kind, phrases] of entries(nameWords)) for (const phrase of phrases) kinds.add(phrase, kind, nameLanguage);
  return { kinds, about, sections, options, vocabulary: vocabularyOf(languages) };
}

function addAbout(about: PhraseIndex<About>, words: Words): void {
  for (const [purpose, phrases] of entries(words.purposes)) {
    for (const phrase of phrases) about.add(phrase, { is: 'purpose', purpose }, words.language);
  }
  for (const phrase of words.confirm) about.add(phrase, { is: 'confirm' }, words.language);
  for (const phrase of words.leaveBlank) about.add(phrase, { is: 'leave-blank' }, words.language);
}

function addOptions(options: Map<string, Set<OptionSense>>, words: Words): void {
  const lists: readonly (readonly [OptionSense, readonly string[]])[] = [
    ['placeholder', words.placeholders],
    ['yes', words.yes],
    ['no', words.no],
    ['other', words.other],
    ['month', words.months],
    ['weekday', words.weekdays],
  ];
  for (const [sense, texts] of lists) {
    for (const text of texts) {
      const key = foldedKey(text);
      const senses = options.get(key) ?? new Set<OptionSense>();
      options.set(key, senses.add(sense));
    }
  }
}

function vocabularyOf(languages: readonly Words[]): Set<string> {
  const vocabulary = new Set<string>();
  for (const words of languages) {
    const shortest = words.language === 'en' ? 3 : shortestForeignWord;
    for (const phrase of [...Object.values(words.kinds).flat(), ...words.confirm]) {
      if (!/^[\x20-\x7e]*$/.test(phrase)) continue;
      for (const { text } of tokenise(phrase)) if (text.length >= shortest) vocabulary.add(text);
    }
  }
  for (const phrase of Object.values(nameWords).flat()) for (const { text } of tokenise(phrase)) vocabulary.add(text);
  return vocabulary;
}

function entries<K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][] {
  return Object.entries(record) as [K, V][];
}
