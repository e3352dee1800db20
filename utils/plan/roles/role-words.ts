/** What words of a text name: roles, and what stands beside them. */
import type { Token } from '../recognise/texts/fold';
import { tokenise } from '../recognise/texts/fold';
import type { RoleIndex, RolePhrase } from '../lexicon/role-index';
import type { Named } from './roles';
import { headingFillers, nameFillers, otherWords, yourWords } from './self-words';

export interface NamedRole {
  readonly is: Named;
  /** Tokens `start` to `end` (exclusive) of the text. */
  readonly start: number;
  readonly end: number;
}

let fillers: ReadonlySet<string> | undefined;
let headings: ReadonlySet<string> | undefined;
let yours: ReadonlySet<string> | undefined;
const others = new Map<string, ReadonlySet<string>>();

/**
 * Roles that a text names.
 * @param language ISO 639-1, of the text
 */
export function namedRoles(tokens: readonly Token[], language: string, index: RoleIndex): NamedRole[] {
  const found: NamedRole[] = [];
  for (let start = 0; start < tokens.length; start++) {
    const phrase = phraseAt(index, tokens, start, language);
    if (!phrase) continue;
    const end = start + phrase.length;
    found.push({ is: phrase.is, start, end });
    start = end - 1;
  }
  return found;
}

function phraseAt(index: RoleIndex, tokens: readonly Token[], start: number, language: string): RolePhrase | undefined {
  const said = (length: number) =>
    tokens
      .slice(start, start + length)
      .map(({ text }) => text)
      .join(' ');
  const spoken = index
    .beginningAt(tokens, start)
    .filter(({ language: from, length }) => isSpoken(from, said(length), language));
  const [longest] = spoken;
  const whole = spoken.find((one) => one.language === language && one.length === longest!.length) ?? longest;
  const word = tokens[start]!.text;
  if (!whole && language === 'tr') return ofTurkishForm(index, word);
  if (whole || !compounding.has(language)) return whole;
  const owner = language === 'de' && tokens[start - 1]?.text === 'des' ? genitive.exec(word)?.[1] : undefined;
  return lastPart(index, word, language) ?? (owner ? ofOwner(index, owner, language) : undefined);
}

/** "Tanığın adı", "bölüm amiri", folded: the endings of owner and owned, which also soften a last k. */
const turkishEnding = /^(\p{L}{3,}?)(?:n?[iu]n|s?[iu])$/u;

function ofTurkishForm(index: RoleIndex, word: string): RolePhrase | undefined {
  const bare = turkishEnding.exec(word)?.[1];
  if (!bare) return undefined;
  return [bare, bare.replace(/g$/, 'k')]
    .flatMap((form) => index.ofWord(form))
    .find(({ language }) => language === 'tr');
}

/** Languages that write a noun and what tells it apart as one word, the noun last: "Fahrzeughalter", "fastighetsägare". */
const compounding: ReadonlySet<string> = new Set('da de fi hu nb nl sv'.split(' '));
/** "Name des Mitglieds", "des Hundeführers", "des Vorstandes". */
const genitive = /^(\p{L}{4,}?)e?s$/u;

function ofOwner(index: RoleIndex, word: string, language: string): RolePhrase | undefined {
  return index.ofWord(word).find(({ language: from }) => from === language) ?? lastPart(index, word, language);
}

const leastOfPart = 5;
const leastBefore = 3;

/** The longest role that a compound ends in. */
function lastPart(index: RoleIndex, word: string, language: string): RolePhrase | undefined {
  for (let at = leastBefore; at <= word.length - leastOfPart; at++) {
    const phrase = index.ofWord(word.slice(at)).find(({ language: from }) => from === language);
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
