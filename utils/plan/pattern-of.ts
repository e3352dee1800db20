import { byText } from './by-text';
import { neededWords } from './needed-words';

/** A regular expression that a table holds as text, whatever the case: a long page asks the same at each of its fields. */
export const patternOf = byText((source) => new RegExp(source, 'iu'));

/**
 * The same of folded texts: without regard to case words of any letter take ten times as long to be compiled (`\w` of `iu`).
 */
export const foldedPatternOf = byText((source) => new RegExp(source, 'u'));

/** Whether a table's expression, which is in lower case, is in a text, whatever the text's case: most texts are only asked. */
export function matches(source: string, text: string): boolean {
  return matchesFolded(source, text.toLowerCase());
}

/** Times an expression is asked by its words alone; one that is asked so often is worth being compiled. */
const mostByWords = 32;

const expressionOf = byText((source) => ({ words: neededWords(source), byWords: 0 }));

/**
 * Whether a table's expression is in a folded text. Of some five hundred that a first page asks a tenth is found, and to
 * compile the others takes a third of its plan: they are asked by their words.
 */
export function matchesFolded(source: string, folded: string): boolean {
  const expression = expressionOf(source);
  const { words } = expression;
  if (words && expression.byWords < mostByWords) {
    expression.byWords++;
    if (!words.some((word) => folded.includes(word))) return false;
  }
  return foldedPatternOf(source).test(folded);
}
