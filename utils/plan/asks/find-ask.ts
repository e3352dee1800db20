import { byText } from '../by-text';
import { fold, stem } from '../recognise/fold';
import { phraseMarks, type AskData, type AskLanguage, type AskTable } from './ask-data';
import { comparedWords } from './compared-words';
import { withoutBrackets } from '../brackets';

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
type Phrases = ReadonlyMap<string, readonly Phrase[]>;

interface AskIndex {
  readonly phrases: Phrases;
  /** The same phrases without their words' endings; none in English, where a word's end is its own. */
  readonly stems: Phrases;
  /** What the last part of a compound says: "kosten" in "Reparaturkosten". */
  readonly endings: Phrases;
  readonly skip: ReadonlySet<string>;
  readonly longest: number;
}

const indexes = new WeakMap<AskLanguage, AskIndex>();

function indexOf(language: AskLanguage, { within }: AskTable): AskIndex {
  const known = indexes.get(language);
  if (known) return known;
  const phrases = new Map<string, Phrase[]>();
  const endings = new Map<string, Phrase[]>();
  const stems = new Map<string, Phrase[]>();
  const rank = ({ id, strong }: Phrase) => (Object.hasOwn(within, id) ? 0 : strong ? 1 : 2);
  const add = (list: Map<string, Phrase[]>, key: string, phrase: Phrase) => {
    const known = list.get(key);
    if (!known) list.set(key, [phrase]);
    else if (known.every(({ id, leading }) => id !== phrase.id || (phrase.leading && !leading)))
      known.splice(placeFor(phrase, known), 0, phrase);
  };
  const placeFor = (phrase: Phrase, known: readonly Phrase[]) =>
    known.filter((other) => rank(other) <= rank(phrase)).length;
  let longest = 1;
  for (const [id, list] of Object.entries(language.phrases)) {
    for (const marked of list) {
      const key = marked.replace(phraseMarks, '');
      const said = marked.slice(0, marked.length - key.length);
      const phrase = {
        id,
        strong: said.includes('!'),
        counted: said.includes('#'),
        leading: said.includes('^'),
        whole: said.includes('='),
      };
      add(phrases, key, phrase);
      if (said.includes('*')) add(endings, key, phrase);
      const words = key.split(' ');
      longest = Math.max(longest, words.length);
      if (language.language === 'en') continue;
      add(stems, words.map(stem).join(' '), phrase);
    }
  }
  const made = { phrases, stems, endings, skip: new Set(language.skip), longest };
  indexes.set(language, made);
  return made;
}

const mostWords = 24;

/**
 * What a label, heading or name asks; null where no phrase stands in it. Its brackets count only where the rest is silent.
 * @param accepts whether the control could hold the answer
 */
export function findAsk(
  text: string,
  data: AskData,
  accepts: (found: FoundAsk) => boolean = () => true,
): FoundAsk | null {
  return asksIn(text, data).find(accepts) ?? null;
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
  for (const one of new Set([bare, text])) {
    for (const language of new Set([own, english])) {
      const index = indexOf(language, table);
      const words = comparedWords(withoutCount(one, language), index.skip).slice(0, mostWords);
      const isPlural = language === english && beginsPlural(one, words);
      for (const found of phrasesIn(words, index.phrases, index.longest))
        if (!(isPlural && found.leading && found.said === words[0])) yield found;
      for (const found of phrasesIn(words.map(stem), index.stems, index.longest)) yield { ...found, strong: false };
      yield* endingsIn(words, index);
    }
  }
}

/** One word that begins a text is its question only where more follows: "Year the house was built". */
const leastLed = 3;

/** "Years of experience" is no year. @param words the text's, without an English plural's s */
function beginsPlural(text: string, [first = '']: readonly string[]): boolean {
  return first !== '' && fold(text).trimStart().startsWith(`${first}s `);
}

/** The longest phrases first; of several the last. */
function* phrasesIn(
  words: readonly string[],
  phrases: AskIndex['phrases'],
  longest: number,
): Generator<FoundAsk & { readonly leading: boolean }> {
  if (phrases.size === 0) return;
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const said = words.slice(start, start + length).join(' ');
      for (const phrase of phrases.get(said) ?? []) {
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
function* endingsIn(words: readonly string[], { endings }: AskIndex): Generator<FoundAsk> {
  if (endings.size === 0) return;
  for (const word of [...words].reverse()) {
    for (let at = leastBefore; at <= word.length - shortestEnding; at++) {
      const said = word.slice(at);
      for (const phrase of endings.get(said) ?? []) yield { ...phrase, said, share: 1 / words.length, first: false };
    }
  }
}

/** By language: whether a text has words that say that something is counted. */
const counting = new WeakMap<AskLanguage, (text: string) => boolean>();

function saysCount(text: string, language: AskLanguage): boolean {
  const { count, language: tag } = language;
  const says = counting.get(language) ?? byText((said) => count.some((marker) => countMarker(marker, tag).test(said)));
  counting.set(language, says);
  return says(fold(text));
}

/** Whether a text asks for a number of things: "number of", "how many". */
export function asksCount(text: string, { own, english }: AskData): boolean {
  return saysCount(text, own) || saysCount(text, english);
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Korean hangs it on the word: "객실수", but not "영수증". */
const suffixed = /\p{Script=Hangul}/u;
const markers = new Map<string, RegExp>();
/** Where "number of" is also what a code is called, by what a plural ends in: "número de empleado" counts nobody. */
const plurals: Readonly<Record<string, string>> = { es: 's', pt: 's', it: '[ie]' };
const saysNumber = /^n/;

/** A word of its own, but in scripts without spaces. */
function countMarker(marker: string, language: string): RegExp {
  const key = `${language} ${marker}`;
  const known = markers.get(key);
  if (known) return known;
  const written = marker.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const ends = /\p{L}$/u.test(marker) ? '(?!\\p{L})' : '';
  const starts = suffixed.test(marker) ? '' : '(?<!\\p{L})';
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
