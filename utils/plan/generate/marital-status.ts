import type { Draft } from '../draft';
import { ownWord } from './drafts';
import type { Generator } from './generator';

/** How the word ends for a woman, where a language says it in a word of one gender. */
const feminine: Readonly<Record<string, (word: string) => string>> = {
  ar: (word) => ({ أعزب: 'عزباء', أرمل: 'أرملة' })[word] ?? `${word}ة`,
  es: (word) => word.replace(/o$/, 'a'),
  it: (word) => (word === 'celibe' ? 'nubile' : word.replace(/o$/, 'a')),
  pl: (word) => word.replace(/ny$/, 'na').replace(/ony$/, 'ona').replace(/ały$/, 'ała'),
  pt: (word) => word.replace(/o$/, 'a'),
};
/** Words that say a woman. */
const masculine: Readonly<Record<string, (word: string) => string>> = {
  nl: (word) => word.replace('weduwe', 'weduwnaar'),
};
const word = ownWord('marital-status');

/** One word of the person's sex first, the word as lists have it after it. */
export const maritalStatus: Generator = (context) => {
  const draft: Draft = word(context);
  const { name, locale } = context.persona;
  const agree = (name.sex === 'female' ? feminine : masculine)[locale.language];
  if (!agree || draft.is !== 'text') return draft;
  const [own = '', ...others] = draft.forms;
  return { is: 'text', forms: [...new Set([agree(own), own, ...others])] };
};
