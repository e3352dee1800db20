import { isMatch, parentElementOf, textContentOf } from '../../dom/nodes';
import { isLong } from '../widget/long-box';

const longest = 60;
const mostLevels = 7;
const mostChildren = 8;
/** What is no part of one row. */
export const beyondRow =
  'form, fieldset, ul, ol, table, tr, body, main, section, article, dialog, [role=dialog], [role=form]';

/** The box around one in a row, null where the row ends. */
export function boxInRow(element: Element): Element | null {
  const parent = parentElementOf(element);
  return parent && !isMatch(parent, beyondRow) && !isLong(parent, mostChildren) ? parent : null;
}

/** What a person reads in an element, on one line. */
export const lineOf = (element: Element) => (textContentOf(element) ?? '').replace(/\s+/g, ' ').trim();

/** The words beside an input in its row, which no label binds to it; '' where it stands alone or among others. */
export function rowLabel(input: HTMLInputElement): string {
  let box = boxInRow(input);
  for (let level = 0; box && level < mostLevels; level++, box = boxInRow(box)) {
    const text = lineOf(box);
    if (text.length > longest) return '';
    if (/\p{L}/u.test(text)) return text;
  }
  return '';
}
