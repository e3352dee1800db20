import { byText } from './by-text';

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

/** Whether a table's expression is in a folded text. */
export function matchesFolded(source: string, folded: string): boolean {
  return foldedPatternOf(source).test(folded);
}
