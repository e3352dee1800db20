/** What a combobox holds of which it shows but some, or the number. */
import { isMatch } from '../../dom/nodes';
import type { FieldElements } from '../adapter';
import { driverOf, listsOf, shownBy } from './combobox-value';
import { knownOptions } from './option-list';

/** The list a combobox says it opens, null where it names none that stands in the page. */
export function listOf(field: FieldElements): Element | null {
  return [field.element, driverOf(field)].flatMap(listsOf)[0] ?? null;
}

/** "+ 2", "3 selected" */
const count = /^\D*\d{1,3}\D*$/;

/** What is shown; where that says how many more are chosen, all that its closed list marks (Shoelace, Element Plus). */
export function selectedText(field: FieldElements): string {
  const shown = shownBy(field);
  const list = shown.split(', ').some((part) => count.test(part)) ? listOf(field) : null;
  if (!list || !isMatch(list, '[aria-multiselectable=true]')) return shown;
  const marked = knownOptions(list).filter(({ selected }) => selected);
  return marked.length > 1 ? marked.map(({ text }) => text).join(', ') : shown;
}
