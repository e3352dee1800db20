import { byTextOf } from '../by-text';
import { fold, stem } from '../recognise/texts/fold';
import { keptMarks, type AskData, type AskLanguage, type AskTable, type CompiledPhrases } from './ask-data';
import { bagOf } from './bag-of';
import { comparedWords, heldWord } from './compared-words';
import { saidOf } from './phrase-shelf';
import { withoutBrackets, withoutConditions } from '../brackets';

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
  /** Whether the text begins with it. */
  readonly first: boolean;
}

interface Phrase {
  readonly id: string;
  readonly strong: boolean;
  readonly counted: boolean;
  /** Whether it asks where the text begins with it, whatever follows: "How often do you …". */
  readonly leading: boolean;
  /** Whether it asks only where the text says nothing else: "Mobility", but not "Mobility aids". */
  readonly whole: boolean;
}

/** What the same words may ask, what goes first first. */
function* meaningsOf(said: string, phrases: CompiledPhrases, ids: readonly string[]): Generator<Phrase> {
  for (const meaning of saidOf(said, phrases)) {
    const has = (mark: string) => (meaning & (2 ** keptMarks.indexOf(mark))) > 0;
    yield {
      id: ids[meaning >> keptMarks.length]!,
      strong: has('!'),
      counted: has('#'),
      leading: has('^'),
      whole: has('='),
    };
  }
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** A list of the data as a set, made once. */
export function setOf(words: readonly string[]): ReadonlySet<string> {
  const set = sets.get(words) ?? new Set(words);
  sets.set(words, set);
  return set;
}

const mostWords = 24;

/**
 * What a label, heading or name asks; null where no phrase stands in it. Its brackets count only where the rest is silent.
 * @param accepts whether the control could hold the answer
 * @param belonging how much of the form says that the question belongs to it: of several in the same words the most wins
 */
export function findAsk(
  text: string,
  data: AskData,
  accepts: (found: FoundAsk) => boolean = () => true,
  belonging: (found: FoundAsk) => number = () => 0,
): FoundAsk | null {
  const asks = asksIn(text, data);
  const first = asks.find(accepts);
  if (!first) return null;
  return asks
    .slice(asks.indexOf(first) + 1)
    .filter(({ said, share }) => said === first.said && share === first.share)
    .reduce((best, other) => (belonging(other) > belonging(best) && accepts(other) ? other : best), first);
}

const remembered = new WeakMap<AskData, Map<string, readonly FoundAsk[]>>();
/** Labels and names repeat within a page; pages without end must not fill the memory. */
const mostRemembered = 4_000;

/** Everything that a text may ask, the likeliest first. */
function asksIn(text: string, data: AskData): readonly FoundAsk[] {
  const known = remembered.get(data) ?? new Map<string, readonly FoundAsk[]>();
  remembered.set(data, known);
  const asks = known.get(text) ?? [...searched(text, data)];
  if (known.size >= mostRemembered) known.clear();
  known.set(text, asks);
  return asks;
}

function* searched(text: string, { own, english, table }: AskData): Generator<FoundAsk> {
  const bare = withoutBrackets(text);
  for (const one of new Set([bare, withoutConditions(text)])) {
    for (const language of new Set([own, english])) {
      const said = withoutCount(one, language);
      yield* heldIn(said, language);
      const words = comparedWords(said, setOf(language.skip)).slice(0, mostWords);
      const standing = [...standingIn(words, language, language === english && beginsPlural(said, words))];
      yield* standing.filter(({ share }) => share === 1);
      yield* inAnyOrder(words, language, table);
      yield* standing.filter(({ share }) => share < 1);
    }
  }
}

/** "A la orden de". */
function* heldIn(text: string, { phrases, skip, ids }: AskLanguage): Generator<FoundAsk> {
  const said = phrases && heldWord(text, setOf(skip));
  if (said) for (const phrase of meaningsOf(said, phrases, ids)) yield { ...phrase, said, share: 1, first: true };
}

/** @param isPlural whether the text begins with an English plural */
function* standingIn(words: readonly string[], language: AskLanguage, isPlural: boolean): Generator<FoundAsk> {
  for (const found of phrasesIn(words, language.phrases, language))
    if (!(isPlural && found.leading && found.said === words[0])) yield found;
  for (const found of phrasesIn(words.map(stem), language.stems, language)) yield { ...found, strong: false };
  yield* endingsIn(words, language);
}

/** Less than all of a text, but more than the part of it that a phrase has word by word. */
const shareOfBag = 0.9;

/** "Leaving reason" where "reason for leaving" is known. When days are is told by their tense as well, so they are left to that. */
function* inAnyOrder(
  words: readonly string[],
  { bags, fillers, ids }: AskLanguage,
  { days }: AskTable,
): Generator<FoundAsk> {
  const bag = bags && bagOf(words, setOf(fillers));
  if (!bag) return;
  const said = words.join(' ');
  for (const phrase of meaningsOf(bag, bags, ids))
    if (!Object.hasOwn(days, phrase.id)) yield { ...phrase, said, share: shareOfBag, first: true };
}

/** One word that begins a text is its question only where more follows: "Year the house was built". */
const leastLed = 3;

/** "Years of experience" is no year, nor is "How many years". @param text folded @param words its, without an English plural's s */
function beginsPlural(text: string, [first = '']: readonly string[]): boolean {
  return first !== '' && text.trimStart().startsWith(`${first}s `);
}

/** The longest phrases first; of several the last. */
function* phrasesIn(
  words: readonly string[],
  phrases: CompiledPhrases | null,
  { ids, longest }: AskLanguage,
): Generator<FoundAsk & { readonly leading: boolean }> {
  if (!phrases) return;
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const said = words.slice(start, start + length).join(' ');
      for (const phrase of meaningsOf(said, phrases, ids)) {
        if (phrase.whole && length < words.length) continue;
        if (phrase.leading && (start > 0 || (length === 1 && words.length < leastLed))) continue;
        yield { ...phrase, said, share: phrase.leading ? 1 : length / words.length, first: start === 0 };
      }
    }
  }
}

const shortestEnding = 3;
const leastBefore = 3;

/** The longest last parts of compounds, the last compound first. */
function* endingsIn(words: readonly string[], { endings, ids }: AskLanguage): Generator<FoundAsk> {
  if (!endings) return;
  for (const word of [...words].reverse()) {
    for (let at = leastBefore; at <= word.length - shortestEnding; at++) {
      const said = word.slice(at);
      for (const phrase of meaningsOf(said, endings, ids))
        yield { ...phrase, said, share: 1 / words.length, first: false };
    }
  }
}

/** Whether a folded text has words that say that something is counted. */
const saysCount = byTextOf((said, { count, language }: AskLanguage) =>
  count.some((marker) => countMarker(marker, language).test(said)),
);

/** Whether a text asks for a number of things: "number of", "how many". */
export function asksCount(text: string, { own, english }: AskData): boolean {
  const said = fold(text);
  return saysCount(said, own) || saysCount(said, english);
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Korean hangs it on the word: "객실수", but not "영수증". */
const suffixed = /\p{Script=Hangul}/u;
const markers = new Map<string, RegExp>();
/** Where "number of" is also what a code is called, by what a plural ends in: "número de empleado" counts nobody. */
const plurals: Readonly<Record<string, string>> = { es: 's', pt: 's', it: '[ie]' };
const saysNumber = /^n/;
/** "Reference number of the advice given" counts no advice. */
const named =
  '(?<!(?:account|batch|case|certificate|claim|contract|file|licen[cs]e|part|permit|policy|reference|serial|ticket) )';

/** A word of its own, but in scripts without spaces. */
function countMarker(marker: string, language: string): RegExp {
  const key = `${language} ${marker}`;
  const known = markers.get(key);
  if (known) return known;
  const written = marker.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const ends = /\p{L}$/u.test(marker) ? '(?!\\p{L})' : '';
  const starts = suffixed.test(marker) ? '' : `(?<!\\p{L})${language === 'en' ? named : ''}`;
  const plural = saysNumber.test(marker) ? plurals[language] : undefined;
  const before = plural ? `(?=\\P{L}+(?:\\p{L}+\\P{L}+)??\\p{L}*${plural}(?!\\p{L}))` : '';
  const made = new RegExp(unspaced.test(marker) ? written : `${starts}${written}${ends}${before}`, 'u');
  markers.set(key, made);
  return made;
}

/** The text without the words that only say that something is counted. */
function withoutCount(text: string, { count, language }: AskLanguage): string {
  const folded = fold(text);
  return count.reduce((rest, marker) => rest.replace(countMarker(marker, language), ' '), folded);
}
