/** Whether a text says what an expression of the table is of. */
import { byText } from '../by-text';
import { foldedPatternOf } from '../pattern-of';
import { fold } from '../recognise/texts/fold';

/** Letters of a text that are read: no page can make the expressions run for long. */
const longest = 200;

/** Many rows ask the same texts. */
const read = byText((text) => fold(text.slice(0, longest)).trim());

/** @param source a regular expression of folded texts */
export function isSaidIn(source: string, text: string): boolean {
  return foldedPatternOf(source).test(read(text));
}
