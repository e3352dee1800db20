/** Words for the two ends of one thing: what the label of a first date and that of a second are told apart by. */
import type { AskTable } from '../../asks/ask-data';
import { byText } from '../../by-text';
import { matches, patternOf } from '../../pattern-of';

const word = byText((stems) => `(?<!\\p{L})(?:${stems})(?!\\p{L})`);
const longestRest = 2;

/** Whether two labels name the two ends of one thing: they differ in little but words for a beginning and an end. */
export function areOpposed(first: string, second: string, { words, signs }: AskTable['ends']): boolean {
  const isPair = (begins: string, ends: string) => {
    if (!matches(begins, first) || matches(begins, second) || !matches(ends, second)) return false;
    return isAbout(first.replace(patternOf(begins), ' '), second.replace(patternOf(ends), ' '));
  };
  return (
    words.some(([begins, ends]) => isPair(word(begins), word(ends))) ||
    signs.some(([begins, ends]) => isPair(begins, ends))
  );
}

/** Whether what is left of two labels is about one thing: they share a word, or one of them has hardly any. */
function isAbout(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.length < longestRest || others.length < longestRest || words.some((word) => others.includes(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}
