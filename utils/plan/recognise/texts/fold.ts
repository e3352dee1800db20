/** Makes texts comparable: one case, no accents, no punctuation; words, or single characters where no spaces are written. */

import { byText } from '../../by-text';

/** A word (or a character of a script without spaces) as it is compared. */
export interface Token {
  readonly text: string;
  /** The word without its usual endings, for inflected languages. */
  readonly stem: string;
  /** Whether a comma, bracket, slash or line end stands before it. */
  readonly breakBefore: boolean;
}

/** Letters that Unicode does not decompose, and variants that writers mix. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ς: 'σ',
  ґ: 'г',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ۀ: 'ه',
  ء: '',
  ـ: '',
};
const oddLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** Accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs, the Devanagari dot, soft hyphen and marks of direction. */
const accents =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u093c\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Scripts written without spaces, or whose words carry particles: Thai, kana, Han, Hangul. */
const unspaced = '\\u0e00-\\u0e7f\\u3041-\\u309f\\u30a1-\\u30fa\\u30fc\\u3400-\\u9fff\\uac00-\\ud7af々';
const tokenPattern = new RegExp(`[${unspaced}]|\\p{N}+|(?:(?![${unspaced}])[\\p{L}\\p{M}])+`, 'gu');
const breakPattern = /[/(),:;|\n–—·•[\]{}?!.、。・「」【】]|\s-\s/u;
const plain = /^[\x20-\x7e]*$/;

/** "N.º" and "N°" before a word are read as the one they stand for; by themselves they number a house. */
const numberSign = /(?<!\p{L})n\.?\s?[º°](?=\s?\p{L})/gu;
const bareNumberSign = /(?<!\p{L})n\.\s?º/gu;

/** Lower case without accents; punctuation stays. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  return lower
    .replace(numberSign, 'numero ')
    .replace(bareNumberSign, 'nº')
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFKC')
    .replace(oddLetters, (letter) => letters[letter] ?? letter);
}

/** The tokens of a text, in order. */
export const tokenise = byText((text): readonly Token[] => readTokens(text));

/** Signs that stand for a word. */
const signs: Readonly<Record<string, string>> = { '%': ' percent ', '〒': ' 郵便番号 ' };

/** Whether a text is a sign that names what stands behind it, and no more. */
export function isNamingSign(text: string): boolean {
  return text.trim() === '〒';
}

/** "Policy #", "Invoice # *": behind a word at the end of a text the sign stands for "number". */
const numberAtEnd = /(?<=\p{L})\s?#(?=\P{L}*$)/u;

function readTokens(text: string): Token[] {
  const folded = fold(text)
    .replace(/[%〒]/g, (sign) => signs[sign]!)
    .replace(numberAtEnd, ' number');
  const tokens: Token[] = [];
  let end = 0;
  for (const found of folded.matchAll(tokenPattern)) {
    const word = withoutArticle(found[0]);
    tokens.push({ text: word, stem: stem(word), breakBefore: breakPattern.test(folded.slice(end, found.index)) });
    end = found.index + found[0].length;
  }
  return tokens;
}

/** The folded tokens joined by one space: two texts with the same key say the same. */
export const foldedKey = byText((text) =>
  tokenise(text)
    .map((token) => token.text)
    .join(' '),
);

const arabicArticle = /^(?:[وبكف]?ال|لل)(?=\p{L}{3})/u;
const hebrewArticle = /^ה(?=[\u05d0-\u05ea]{3})/u;

/** Arabic and Hebrew write the article onto the word. */
function withoutArticle(word: string): string {
  const first = word.charCodeAt(0);
  if (first < 0x05d0 || first > 0x06ff) return word;
  return word.replace(arabicArticle, '').replace(hebrewArticle, '');
}

const endings = /[aeiouyаеиоуыэюяьъіїαεηιουω]{1,2}[sm]?$/u;

/** The word without its last vowels (and a plural s), where at least four letters stay. */
export function stem(word: string): string {
  if (word.length < 5) return word;
  const short = word.replace(endings, '');
  return short.length >= 4 ? short : word;
}
