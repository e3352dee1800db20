/** Whether a text says what an expression of the table is of. */
import { withoutBrackets } from '../../brackets';
import { byText } from '../../by-text';
import { labelOf } from '../../label-of';
import { matchesFolded } from '../../pattern-of';
import type { FieldDescriptor } from '../../../pipeline';
import { fold } from '../../recognise/texts/fold';
import { foldedText, longestFolded } from '../../recognise/texts/folded-text';

/** A text as expressions of folded texts read it, without what stands in brackets. */
export const plainText = byText((text) => fold(withoutBrackets(text.slice(0, longestFolded))).trim());

/** What a field is called, folded, without what stands in brackets. */
export function plainLabel({ field }: { readonly field: FieldDescriptor }): string {
  return plainText(labelOf(field));
}

/** @param source a regular expression of folded texts */
export function isSaidIn(source: string, text: string): boolean {
  return matchesFolded(source, foldedText(text));
}
