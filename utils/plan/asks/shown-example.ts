/** Placeholders that show an answer: "e.g. CHG0012345", "z. B. 21G". */
import type { FieldDescriptor } from '../../pipeline';
import { patternOf } from '../pattern-of';
import type { AskTable } from './ask-data';

/** Before an example whose digits are to be drawn in the ids of such questions. */
export const likePrefix = 'like:';

export interface ShownExample {
  readonly text: string;
  /** Whether its digits number one of many: another one is as good. */
  readonly isCode: boolean;
}

const most = { letters: 60, words: 5 } as const;
const leastDigits = 3;
/** Capitals and digits; no word of it is longer than a code's. */
const code = /^(?=(?:\D*\d){3})(?!.*\p{Lu}{13})[\p{Lu}\d ./-]+$/u;

/** @returns the answer that the field's placeholder shows; null where it shows none, or only how one begins */
export function shownExample({ texts }: FieldDescriptor, { corrections }: AskTable): ShownExample | null {
  const shown = texts.find(({ source }) => source === 'placeholder')?.text.trim() ?? '';
  if (shown === '' || shown.length > most.letters) return null;
  const marked = patternOf(corrections.examplePlaceholder).exec(shown);
  const text = (marked ? shown.slice(marked[0].length) : shown).trim().replace(/(?<!\.)\.$/u, '');
  const isCode = code.test(text) && isNumbered(text);
  if (!isCode && !(marked && isWhole(text))) return null;
  return { text, isCode };
}

/** Blanks ("000-000") and years are no numbers of anything. */
function isNumbered(text: string): boolean {
  const digits = text.match(/\d/g) ?? [];
  return digits.length >= leastDigits && new Set(digits).size > 1 && !/^(?:19|20)\d\d$/.test(text);
}

function isWhole(text: string): boolean {
  return /[\p{L}\d]/u.test(text) && !/\.{2,}|…|[@:]/u.test(text) && text.split(/\s+/u).length <= most.words;
}
