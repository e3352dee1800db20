import type { FieldDescriptor, FieldText } from '../../pipeline';
import type { AskLanguage } from './ask-data';

/** Before the result in the ids of questions that are a sum to be done: "What is 5 + 9?". */
export const sumPrefix = 'sum:';

/** Signs and words by what they do, in the languages that spell them out. */
const operators = {
  add: '\\+|plusz?|más|mais|più|плюс|artı|συν|더하기|加|たす|زائد|ועוד|cộng|บวก',
  take: '[-−–]|m[ií]nusz?|menos|moins|meno|минус|мінус|eksi|μείον|빼기|减|減|ひく|ناقص|פחות|trừ|ลบ',
  times:
    '[x*·×]|times|mal|fois|por|keer|maal|krát|razy|gånger|ganger?|kertaa|умножить на|помножити на|çarpı|επί|곱하기|乘以?|かける|ضرب|כפול|nhân|คูณ',
  part: '[÷:]',
} as const;
type Operator = keyof typeof operators;
const kinds = Object.keys(operators) as Operator[];
const groups = kinds.map((kind) => `(?<${kind}>${operators[kind]})`).join('|');
const sum = new RegExp(`(?<![\\d.,/-])(\\d{1,3})\\s*(?:${groups})\\s*(\\d{1,3})(?![\\d.,/-])`, 'iu');
/** "Summe aus 3 und 5" */
const sumOfTwo =
  /(?<!\p{L})(?:summe|sum|somme|suma|soma|somma|som|součet|сумм\p{L}|сума|toplam\p{L}*|حاصل جمع|مجموع)\s\P{N}*(\d{1,3})\s(?:und|and|et|y|e|en|i|a|и|та|ve|و)\s(\d{1,3})(?!\d)/iu;
/** Without one of these the numbers may be a span or a size: "3 - 5 pieces", "10 x 15 cm". */
const asked =
  /[=＝?？]|(?<!\p{L})(?:what is|sum|solve|calculate|how much|wie ?viel|rechne|combien|cuánto|quanto|hoeveel|ile|kolik|koľko|koliko|mennyi|paljonko|hvor meget|hur mycket|cât|πόσο|сколько|скільки|kaç|berapa|bao nhiêu|كم|چند|כמה)(?!\p{L})|いくつ|多少|얼마|เท่ากับ/iu;
/** What a form calls a question that robots fail. */
const trap = /captcha|anti-?(?:spam|bot)|robot|antispam|антиспам|робот/iu;

const twoNumbers = /\p{Nd}\P{Nd}+\p{Nd}/u;
/** "(0-10)", "1–5": from one number to another. */
const span = /\b\d{1,3}[-–]\d{1,3}\b(?!\s*[=＝])/gu;

/** Numbers in words, from zero on, in the languages of a page. */
type Numerals = readonly (readonly string[])[];

/**
 * The result of the sum that a text asks for; null where it asks for none.
 * @param written digits of any script, or numbers in words
 * @param certain whether the numbers can be nothing else
 */
export function solve(written: string, numerals: Numerals = [], certain = false): number | null {
  const text = inDigits(written, numerals);
  if (!twoNumbers.test(text)) return null;
  const both = sumOfTwo.exec(text);
  if (both) return Number(both[1]) + Number(both[2]);
  const found = certain || asked.test(text) ? sum.exec(certain ? text : text.replace(span, ' ')) : null;
  return found && done(found, Number(found[1]), Number(found.at(-1)));
}

function done({ groups }: RegExpExecArray, one: number, other: number): number | null {
  switch (kinds.find((kind) => groups![kind] !== undefined)) {
    case 'add':
      return one + other;
    case 'take':
      return one - other;
    case 'part':
      return other > 0 && one % other === 0 ? one / other : null;
    default:
      return one * other;
  }
}

function inDigits(written: string, numerals: Numerals): string {
  const text = written.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return numerals.reduce(
    (rest, words) => rest.replace(numeralsIn(words), (word) => String(valueOf(words, word.toLowerCase()))),
    text,
  );
}

function valueOf(words: readonly string[], word: string): number {
  return words.findIndex((one) => one.split('|').includes(word));
}

const unspaced = /[\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}]/u;
const patterns = new WeakMap<readonly string[], RegExp>();

function numeralsIn(words: readonly string[]): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  const longestFirst = [...words].flatMap((one) => one.split('|')).sort((a, b) => b.length - a.length);
  const one = `(?:${longestFirst.join('|')})`;
  const made = new RegExp(unspaced.test(words[0]!) ? one : `(?<!\\p{L})${one}(?!\\p{L})`, 'giu');
  patterns.set(words, made);
  return made;
}

/** The sum that a field asks for, with the text that says so. */
export function sumAsked({ name, elementId, texts }: FieldDescriptor, { own, english }: Languages): Sum | null {
  const certain = trap.test(`${name} ${elementId} ${texts.map(({ text }) => text).join(' ')}`);
  const numerals = [...new Set([own.numbers, english.numbers])].filter((words) => words.length > 0);
  for (const asks of texts) {
    const result = solve(asks.text, numerals, certain);
    if (result !== null) return { result, asks };
  }
  return null;
}

interface Languages {
  readonly own: Pick<AskLanguage, 'numbers'>;
  readonly english: Pick<AskLanguage, 'numbers'>;
}

interface Sum {
  readonly result: number;
  readonly asks: FieldText;
}
