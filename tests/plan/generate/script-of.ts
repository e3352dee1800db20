/** Languages that do not write in Latin letters: ISO 639-1 → a letter of their script. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  el: /\p{Script=Greek}/u,
  fa: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/** How sentences end where it is not `.`, `?` or `!`. Thai has no full stop: a sentence ends with its last letter. */
const ends: Readonly<Record<string, RegExp>> = {
  ar: /[.؟!]$/,
  el: /[.;!]$/,
  fa: /[.؟!]$/,
  hi: /[।?!]$/,
  ja: /[。？！]$/,
  th: /[\u0E01-\u0E5B]$/,
  zh: /[。？！]$/,
};

/** @param tag BCP 47: `zh-TW` */
export function scriptOf(tag: string): RegExp {
  return scripts[tag.split('-')[0]!] ?? /\p{Script=Latin}/u;
}

/** What a sentence of the language ends with. */
export function sentenceEnd(tag: string): RegExp {
  return ends[tag.split('-')[0]!] ?? /[.?!]$/;
}
