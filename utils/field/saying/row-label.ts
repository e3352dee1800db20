import { textContentOf } from '../../dom/nodes';
import { onOneLine } from '../../dom/text';
import { fieldHolders, nearestBox, type Reach } from '../box/boxes-around';

const longest = 60;
/** What is no part of one row. */
export const beyondRow = `${fieldHolders}, ul, ol, table, tr, main, section, article, dialog, [role=dialog], [role=form]`;
/** How far a row of a form reaches around what stands in it. */
export const inRow: Reach = { levels: 7, ends: beyondRow, mostChildren: 8 };

/** What a person reads in an element, on one line. */
export const lineOf = (element: Element) => onOneLine(textContentOf(element) ?? '');

/** The words beside an input in its row, which no label binds to it; '' where it stands alone or among others. */
export function rowLabel(input: HTMLInputElement): string {
  const box = nearestBox(input, (one) => /\p{L}/u.test(lineOf(one)), inRow);
  const text = box ? lineOf(box) : '';
  return text.length > longest ? '' : text;
}
