/** Nouns that name sorts of things, and common things of each sort: who is asked for a fabric says "linen". */
import { tokenise } from '../recognise/texts/fold';

/** Where a language has the noun that matters: "Window type", "Type de fenêtre", 窓の種類. */
export type HeadPlace = 'last' | 'first' | 'end';

/** A language as `languages/*.json` has it; lists are separated by `|`. */
export interface WrittenThings {
  readonly language: string;
  readonly head: HeadPlace;
  /** What joins a sort to its noun: "of", "de". */
  readonly of: string;
  /** Words for "and": who asks for two sorts gets neither. */
  readonly and: string;
  /** Words for "type", which say that the noun itself is asked about. */
  readonly kinds: string;
  /** Words with which the rest of a question begins that says no more what is asked: "for", "you". */
  readonly stops: string;
  /** Words that say nothing: "preferred", "used". */
  readonly fillers: string;
  /** Nouns → things. `=` before a noun: only where the question says nothing else, for words of many meanings. */
  readonly nouns: Readonly<Record<string, string>>;
}

/** A language as the build compiles it: words as they are compared. */
export interface Things {
  readonly language: string;
  readonly head: HeadPlace;
  readonly of: readonly string[];
  readonly and: readonly string[];
  readonly kinds: readonly string[];
  readonly stops: readonly string[];
  readonly fillers: readonly string[];
  /** Things by noun; negative numbers are of nouns that must stand alone. Positions in `things`, counted from 1. */
  readonly nouns: Readonly<Record<string, number>>;
  readonly things: readonly string[];
}

/** Endings that a word has in one form and lacks in another, by language. */
const endings: Readonly<Record<string, RegExp>> = {
  en: /(?<=.{3})s$/,
  de: /(?<=.{4})(?:es|en|er|e|s|n)$/,
  nl: /(?<=.{4})(?:en|s|e)$/,
  ru: /(?<=.{3})(?:ами|ями|ого|его|ов|ев|ей|ой|ый|ий|ая|ое|ые|а|я|о|е|ы|и|у|ю|ь)$/,
  fr: /(?<=.{3})[sx]$/,
  pl: /(?<=.{3})(?:ami|ach|ego|ych|ow|ej|ym|a|y|i|e|u|o)$/,
  sv: /(?<=.{4})(?:ens|ets|orna|arna|en|et|ar|or|er|s|n)$/,
  tr: /(?<=.{3})(?:si|su|i|u)$/,
  es: /(?<=.{3}[aeo])s$/,
  pt: /(?<=.{3}[aeo])s$/,
};
const english = [
  [/(?<=.{2})ies$/, 'y'],
  [/(?<=ch|sh|x|ss)es$/, ''],
  [/(?<=ss)$/, ''],
] as const;

/** @returns the words of a text in the form in which they are compared */
export function thingWords(text: string, language: string): string[] {
  return tokenise(text).map(({ text: word }) => bare(word, language));
}

function bare(word: string, language: string): string {
  if (language === 'en') {
    const rule = english.find(([ending]) => ending.test(word));
    if (rule) return word.replace(rule[0], rule[1]);
  }
  const ending = endings[language];
  return ending ? word.replace(ending, '') : word;
}

/** Brings a language's nouns into the form they are compared in, once, when the extension is built. */
export function compileThings({ language, head, nouns, ...lists }: WrittenThings): Things {
  const words = (list: string) =>
    list.split('|').flatMap((one) => (head === 'end' ? thingWords(one, language).join('') : thingWords(one, language)));
  const of = words(lists.of);
  const numbered = Object.keys(nouns).flatMap((list, at) =>
    list.split('|').map((one) => {
      const key = thingWords(one, language)
        .filter((word) => !of.includes(word))
        .join(head === 'end' ? '' : ' ');
      return [key, one.startsWith('=') ? -(at + 1) : at + 1] as const;
    }),
  );
  return {
    ...{ language, head, of, and: words(lists.and) },
    ...{ kinds: words(lists.kinds), stops: words(lists.stops), fillers: words(lists.fillers) },
    nouns: Object.fromEntries(numbered),
    things: Object.values(nouns),
  };
}
