/** How a name is written in another language's script, by sound; for people who are known by it elsewhere. */
import type { Spelling } from '../locale/name-lists';
import { toKatakana } from './latin';

/** Latin letters as Russian writes foreign names, the longest first. */
const cyrillic: Readonly<Record<string, string>> = {
  shch: 'щ',
  sch: 'ш',
  tsch: 'ч',
  ch: 'ч',
  sh: 'ш',
  zh: 'ж',
  kh: 'х',
  ts: 'ц',
  ck: 'к',
  ph: 'ф',
  th: 'т',
  qu: 'кв',
  ya: 'я',
  yu: 'ю',
  yo: 'ё',
  ee: 'и',
  oo: 'у',
  ou: 'у',
  ei: 'ей',
  ie: 'и',
  ai: 'ай',
  x: 'кс',
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'й',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  y: 'и',
  z: 'з',
};
/** Where Ukrainian differs. */
const ukrainian: Readonly<Record<string, string>> = {
  i: 'і',
  y: 'и',
  g: 'ґ',
  h: 'г',
  ee: 'і',
  ie: 'і',
  yo: 'йо',
  e: 'е',
};

const vowels = 'aiueo';
/** Syllables of hiragana by consonant, in the order of `vowels`. */
const syllables: Readonly<Record<string, string>> = {
  '': 'あ い う え お',
  k: 'か き く け こ',
  s: 'さ し す せ そ',
  t: 'た てぃ とぅ て と',
  n: 'な に ぬ ね の',
  h: 'は ひ ふ へ ほ',
  m: 'ま み む め も',
  y: 'や い ゆ いぇ よ',
  r: 'ら り る れ ろ',
  w: 'わ うぃ う うぇ うぉ',
  g: 'が ぎ ぐ げ ご',
  z: 'ざ じ ず ぜ ぞ',
  d: 'だ でぃ どぅ で ど',
  b: 'ば び ぶ べ ぼ',
  p: 'ぱ ぴ ぷ ぺ ぽ',
  f: 'ふぁ ふぃ ふ ふぇ ふぉ',
  v: 'ゔぁ ゔぃ ゔ ゔぇ ゔぉ',
  j: 'じゃ じ じゅ じぇ じょ',
  sh: 'しゃ し しゅ しぇ しょ',
  ch: 'ちゃ ち ちゅ ちぇ ちょ',
  ts: 'つぁ つぃ つ つぇ つぉ',
};
/** Consonants that Japanese hears as another. */
const heardAs: Readonly<Record<string, string>> = {
  l: 'r',
  c: 'k',
  q: 'k',
  x: 'k',
  ph: 'f',
  th: 's',
  ck: 'k',
  sch: 'sh',
  tz: 'ts',
  kh: 'k',
  zh: 'j',
};
/** A consonant without a vowel takes its usual one. */
const alone: Readonly<Record<string, string>> = { t: 'と', d: 'ど', ch: 'ち', j: 'じ', sh: 'しゅ', h: '', y: 'い' };

/** @returns the name as pages in `language` write it; the Latin spelling where we know no other */
export function inScriptOf(language: string, name: Spelling, from: string): Spelling {
  if (scriptOf(language) === scriptOf(from)) return name;
  if (language === 'ru' || language === 'uk') return { ...name, native: toCyrillic(name.latin, language) };
  if (language !== 'ja') return { ...name, native: name.latin };
  const kana = toHiragana(name.latin);
  return { native: toKatakana(kana), latin: name.latin, kana };
}

const scripts: Readonly<Record<string, string>> = {
  ar: 'Arab',
  el: 'Grek',
  fa: 'Arab',
  he: 'Hebr',
  hi: 'Deva',
  ja: 'Jpan',
  ko: 'Kore',
  mk: 'Cyrl',
  mn: 'Cyrl',
  ru: 'Cyrl',
  th: 'Thai',
  uk: 'Cyrl',
  ur: 'Arab',
  zh: 'Hani',
};

function scriptOf(language: string): string {
  return scripts[language] ?? 'Latn';
}

export function toCyrillic(latin: string, language: string): string {
  const letters = language === 'uk' ? { ...cyrillic, ...ukrainian } : cyrillic;
  const keys = Object.keys(letters).sort((one, other) => other.length - one.length);
  const pattern = new RegExp(keys.join('|'), 'gi');
  return latin.replace(pattern, (found) => {
    const written = letters[found.toLowerCase()]!;
    return found.charAt(0) === found.charAt(0).toLowerCase()
      ? written
      : written.charAt(0).toUpperCase() + written.slice(1);
  });
}

export function toHiragana(latin: string): string {
  const plain = latin
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/([bcdfghjklmpqrstvwxyz])\1/g, '$1');
  return plain.replace(
    /(tsch|sch|sh|ch|ts|tz|ph|th|ck|kh|zh|[^aiueo ])?([aiueo])?/g,
    (_, consonant = '', vowel = '') => {
      if (consonant === '' && vowel === '') return '';
      if (consonant === 'n' && vowel === '') return 'ん';
      if (consonant === 'm' && vowel === '') return 'む';
      const heard = heardAs[consonant] ?? consonant;
      if (vowel === '') return alone[heard] ?? syllables[heard]?.split(' ')[vowels.indexOf('u')] ?? '';
      return syllables[heard]?.split(' ')[vowels.indexOf(vowel)] ?? '';
    },
  );
}
