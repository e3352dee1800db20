/** All words that name a role, in the shape that recognition looks them up in; built once, when first needed. */
import type { Token } from '../recognise/fold';
import { tokenise } from '../recognise/fold';
import { kinWords } from './kin-words';
import { officeWords } from './office-words';
import type { RoleName } from './roles';
import { headingFillers, nameFillers, otherWords, pupilWords, selfWords, yourWords } from './self-words';

/** Role → language → words, `|` between them. */
export type RoleWords = Readonly<Partial<Record<RoleName, Readonly<Record<string, string>>>>>;

/** What a word names: a role, the person who fills the form in, or a young one who does not. */
export type Named = RoleName | 'self' | 'pupil';

export interface NamedRole {
  readonly is: Named;
  /** Tokens `start` to `end` (exclusive) of the text. */
  readonly start: number;
  readonly end: number;
}

interface Phrase {
  readonly is: Named;
  readonly language: string;
  readonly words: readonly string[];
}

let byFirst: ReadonlyMap<string, readonly Phrase[]> | undefined;
let fillers: ReadonlySet<string> | undefined;
let headings: ReadonlySet<string> | undefined;
let yours: ReadonlySet<string> | undefined;
const others = new Map<string, ReadonlySet<string>>();

/**
 * Roles that a text names, compared word by word without stems: "employees" counts heads, "employee" is one.
 * @param language ISO 639-1, of the text
 */
export function namedRoles(tokens: readonly Token[], language: string): NamedRole[] {
  byFirst ??= indexed();
  const found: NamedRole[] = [];
  for (let start = 0; start < tokens.length; start++) {
    const phrase = phraseAt(byFirst, tokens, start, language);
    if (!phrase) continue;
    const end = start + phrase.words.length;
    found.push({ is: phrase.is, start, end });
    start = end - 1;
  }
  return found;
}

function phraseAt(
  index: ReadonlyMap<string, readonly Phrase[]>,
  tokens: readonly Token[],
  start: number,
  language: string,
): Phrase | undefined {
  const word = tokens[start]!.text;
  const spoken = index
    .get(word)
    ?.filter(({ language: from, words }) => isSpoken(from, words.join(' '), language) && isAt(tokens, start, words));
  const [longest] = spoken ?? [];
  const whole =
    spoken?.find((one) => one.language === language && one.words.length === longest!.words.length) ?? longest;
  return whole ?? (compounding.has(language) ? lastPart(index, word, language) : undefined);
}

/** Languages that write a noun and what tells it apart as one word, the noun last: "Fahrzeughalter", "fastighetsägare". */
const compounding: ReadonlySet<string> = new Set('da de fi hu nb nl sv'.split(' '));
const leastOfPart = 5;
const leastBefore = 3;

/** The longest role that a compound ends in. */
function lastPart(index: ReadonlyMap<string, readonly Phrase[]>, word: string, language: string): Phrase | undefined {
  for (let at = leastBefore; at <= word.length - leastOfPart; at++) {
    const phrase = index
      .get(word.slice(at))
      ?.find(({ language: from, words }) => from === language && words.length === 1);
    if (phrase) return phrase;
  }
  return undefined;
}

/** Whether a word beside the applicant's says that another one is meant: "co", "second", "previous". */
export function saysOther(word: string, language: string): boolean {
  if (!others.has(language)) others.set(language, wordsOf(otherWords[language] ?? ''));
  return others.get(language)!.has(word);
}

/** Whether a word beside a role's own only says that its name is asked for. */
export function isNameFiller(token: string): boolean {
  fillers ??= wordsOf(nameFillers);
  return fillers.has(token);
}

/** Whether a word in a heading only says that somebody is asked about. */
export function isHeadingFiller(token: string): boolean {
  headings ??= wordsOf(headingFillers);
  return headings.has(token) || isNameFiller(token);
}

/** Whether a word says that the one who reads it is meant. */
export function isYours(token: string): boolean {
  yours ??= wordsOf(yourWords);
  return yours.has(token);
}

function wordsOf(text: string): Set<string> {
  return new Set(tokenise(text).map(({ text: word }) => word));
}

/**
 * Whether a word of one language means the same in a text of another: "van" is a friend in Swedish alone. English
 * stands everywhere; scripts tell most others apart.
 */
export function isSpoken(language: string, word: string, inLanguage: string): boolean {
  const [own] = language.split('-');
  return own === 'en' || own === inLanguage || !/\p{Script=Latin}/u.test(word);
}

function isAt(tokens: readonly Token[], start: number, words: readonly string[]): boolean {
  return words.every((word, index) => tokens[start + index]?.text === word);
}

function indexed(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  const add = (is: Named, list: Readonly<Record<string, string>>) => {
    for (const [language, phrases] of Object.entries(list)) {
      for (const phrase of phrases.split('|')) {
        const words = tokenise(phrase).map(({ text }) => text);
        if (words.length > 0) index.set(words[0]!, [...(index.get(words[0]!) ?? []), { is, language, words }]);
      }
    }
  };
  for (const table of [kinWords, officeWords] as readonly RoleWords[])
    for (const [role, list] of Object.entries(table)) add(role as RoleName, list);
  add('pupil', pupilWords);
  add('self', selfWords);
  for (const phrases of index.values()) phrases.sort((one, other) => other.words.length - one.words.length);
  return index;
}
