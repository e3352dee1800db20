import { asciiFold } from '../text/ascii';

const remembered = new Map<string, string>();
const rememberAtMost = 5000;
/** Nobody chooses by more of an option's text. */
const longest = 200;

/**
 * A text as words to compare by: lower case, without accents and punctuation; `+` and `#` stay.
 * Remembered: the same lists of countries and months come again and again.
 */
export function normal(text: string): string {
  const bounded = text.slice(0, longest);
  const known = remembered.get(bounded);
  if (known !== undefined) return known;
  const words = asciiFold(bounded.normalize('NFKC'))
    .toLowerCase()
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();
  if (remembered.size >= rememberAtMost) remembered.clear();
  remembered.set(bounded, words);
  return words;
}

/** Whether a text holds another as whole words; in scripts without spaces, anywhere. */
export function holdsWords(text: string, words: string): boolean {
  if (words === '') return false;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(words)) return text.includes(words);
  return ` ${text} `.includes(` ${words} `);
}
