import { asciiFold } from '../text/ascii';

/** A text as words to compare by: lower case, without accents and punctuation; `+` and `#` stay. */
export function normal(text: string): string {
  return asciiFold(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();
}

/** Whether a text holds another as whole words; in scripts without spaces, anywhere. */
export function holdsWords(text: string, words: string): boolean {
  if (words === '') return false;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(words)) return text.includes(words);
  return ` ${text} `.includes(` ${words} `);
}
