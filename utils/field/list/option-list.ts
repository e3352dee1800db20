/** The options of an open list, as a person sees them. */
import {
  attribute,
  attributeOf,
  carries,
  childElementsOf,
  closest,
  findFirst,
  isMatch,
  localNameOf,
} from '../../dom/nodes';
import { innermost } from '../../dom/nesting';
import { limits } from '../../limits';
import type { Option } from '../../pipeline';
import { entryText } from '../saying/entry-text';
import type { Candidate } from '../widget/match-option';
import { saysByClass } from '../saying/says-by-class';
import { queryInside } from '../../dom/tree';
import { isDisabled } from '../saying/disabled';
import { lineInputs } from '../widget/typed-in';
import { isShown } from '../widget/visible';

export interface ListedOption extends Candidate {
  readonly element: Element;
  readonly selected: boolean;
}

const optionRoles =
  '[role=option], [role=menuitemradio], [role=menuitemcheckbox], [role=menuitem], [role=treeitem], [role=radio]';

/** How options are marked by widgets that have no roles, the surest first. */
const unmarkedOptions = [
  '[class*=option i]:not([class*=options i])',
  'li, dd',
  ':is(div, label, view):has(> input:is([type=radio], [type=checkbox]))',
  '[class*=item i]:not([class*=items i])',
  '[class*=tree i][class*=node i]',
  '[class*=tree i]:is([class*=txt i], [class*=text i], [class*=title i], [class*=label i])',
  '[role=listbox] > *',
  ':is([tabindex], [aria-current]):not([role], button, a, input, select, textarea)',
];

/** Components that are options by their tags alone. */
const optionTags = /-(option|(menu|select|list|dropdown)-item)$/;

/** Options inside a list that are laid out now, in document order. */
export function listOptions(list: Element): ListedOption[] {
  return optionElements(list).map(optionOf);
}

/** Options inside a list, shown or not: for describing a closed widget. */
export function knownOptions(list: Element): ListedOption[] {
  return queryInside(list, optionRoles).filter(isNoFrame).map(optionOf);
}

function optionElements(list: Element): Element[] {
  const marked = queryInside(list, optionRoles).filter((element) => isNoFrame(element) && isShown(element));
  if (marked.length > 0) return leaves(marked);
  const tagged = queryInside(list, '*').filter((one) => optionTags.test(localNameOf(one)) && isShown(one));
  if (tagged.length > 1) return leaves(tagged);
  for (const selector of unmarkedOptions) {
    const found = leaves(
      queryInside(list, selector).filter((element) => isShown(element) && entryText(element) !== ''),
    );
    if (found.length > 0) return found.map(pressable).filter(isShown);
  }
  return entriesOf(list);
}

/** Entries that say nothing of themselves: alike, and each a line of text; a search may stand before them or their box. */
function entriesOf(list: Element): Element[] {
  let entries = [list];
  while (entries.length === 1) entries = unsearched(entries[0]!);
  const isEntry = (one: Element) =>
    localNameOf(one) === localNameOf(entries[0]) && entryText(one) !== '' && !findFirst(one, noLine);
  return entries.every(isEntry) ? entries : [];
}

/** What a box shows behind its search. */
function unsearched(box: Element): Element[] {
  const shown = [...childElementsOf(box)].filter(isShown);
  const isSearched = isMatch(shown[0], lineInputs) || findFirst(shown[0], lineInputs);
  return isSearched && shown.length > 1 ? shown.slice(1) : shown;
}

const noLine = 'div, p, ul, ol, table, input, button, a, select, textarea';

/** Items of a tree may hold their option as an element of its own; a list with an option's role is none (NG-ZORRO). */
function isNoFrame(element: Element): boolean {
  if (isMatch(element, 'ul, ol')) return false;
  if (attributeOf(element, 'role') !== 'treeitem') return true;
  return closest(findFirst(element, '[role=option]'), '[role=treeitem]') !== element;
}

/** The link or button that fills an entry without a role. */
function pressable(entry: Element): Element {
  return findFirst(entry, ':scope > a, :scope > button') ?? entry;
}

/** Without those that hold others of the same set; tree items stay, they nest. */
function leaves(elements: readonly Element[]): Element[] {
  const inner = new Set(innermost(elements));
  return elements.filter((element) => inner.has(element) || attributeOf(element, 'role') === 'treeitem');
}

/** Placeholders among the options of a list, whatever they say ("Search"). */
const blankOptions = '[class*=placeholder i]';

/** An element as an option. */
export function optionOf(element: Element): ListedOption {
  return {
    element,
    text: entryText(element),
    value: attributeOf(element, 'data-value') ?? attribute(element, 'value'),
    disabled: isDisabled(element) || /group|header|separator/i.test(attribute(element, 'role')),
    selected: isSelected(element),
    isBlank: isMatch(element, blankOptions),
  };
}

/** Whether an option says that it is chosen. Components of FAST call the one that the keys are at checked. */
export function isSelected(element: Element): boolean {
  const isComponent = optionTags.test(localNameOf(element));
  const checked = isComponent && carries(element, 'aria-selected') ? null : attributeOf(element, 'aria-checked');
  if (checked !== null) return checked === 'true';
  if (isComponent && carries(element, 'selected')) return true;
  return attributeOf(element, 'aria-selected') === 'true' && !saysByClass(element, 'highlighted');
}

/** For the descriptor, as many as are read. */
export function toOptions(listed: readonly ListedOption[]): Option[] {
  return listed
    .slice(0, limits.options)
    .map(({ value, text, disabled }, index) => ({ index, value, text, disabled, group: '' }));
}
