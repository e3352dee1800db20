/** The options of an open list, as a person sees them. */
import {
  attribute,
  attributeOf,
  carries,
  childElementsOf,
  childNodesOf,
  closest,
  contains,
  findFirst,
  firstElementOf,
  isMatch,
  localNameOf,
  nodeTypeOf,
  rootOf,
  textContentOf,
} from '../../dom/nodes';
import type { Option } from '../../pipeline';
import { forReaders } from '../widget/for-readers';
import { shadowRootOf } from '../../dom/shadow-root';
import { icons } from '../widget/icons';
import type { Candidate } from '../widget/match-option';
import { saysByClass } from '../saying/says-by-class';
import { queryInside, referenced } from '../../dom/tree';
import { isDisabled, isShown } from '../widget/visible';
import { maxText } from '../../dom/text';

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

const onOneLine = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/** What an element says, on one line. */
export function textOf(element: Element): string {
  const apart = isMatch(element, '[role=treeitem]') ? `${nested}, ${forReaders}` : forReaders;
  const named = attribute(element, 'aria-label');
  const isInput = isMatch(element, 'input');
  const own = () =>
    onOneLine(partText(element, `${apart}, ${icons}`)) ||
    onOneLine(named) ||
    onOneLine(slottedText(element)) ||
    onOneLine(partText(element, apart)) ||
    onOneLine(shadowText(element));
  const ofInput = () => onOneLine(named) || onOneLine(labelText(element as HTMLInputElement));
  const text = saidOnce(element, isInput ? ofInput() : own());
  return (isSame(text, named) ? onOneLine(named) : text).slice(0, maxText);
}

/** A name has the blanks between words that are drawn in boxes of their own. */
const isSame = (text: string, named: string) => named !== '' && named.replace(/\s/g, '') === text.replace(/\s/g, '');

/** An option may draw its words a second time, hidden, to keep the width of the bold ones (Radix Themes). */
function saidOnce(element: Element, text: string): string {
  const twin = onOneLine(textContentOf(findFirst(element, '[aria-hidden=true]')) ?? '');
  return twin !== '' && text === twin + twin ? twin : text;
}

/** A box to tick may be the option itself, with its words beside it (Fluent UI). */
function labelText(input: HTMLInputElement): string {
  return textContentOf([...referenced(input, 'aria-labelledby'), ...(input.labels ?? [])][0]) ?? '';
}

/** A component's option shows what its host was given. */
function slottedText(element: Element): string {
  const root = rootOf(element);
  return root instanceof ShadowRoot && findFirst(element, 'slot') ? (textContentOf(root.host) ?? '') : '';
}

/** A component that is an option may be given its words by an attribute and draw them itself (Vivid). */
function shadowText(element: Element): string {
  const shadow = shadowRootOf(element);
  return shadow ? textWithout(shadow, `${forReaders}, ${icons}, style`) : '';
}

/** What belongs to the items inside an item of a tree. */
const nested = '[role=group], [role=treeitem], ul, ol';

function textWithout(element: Element | ShadowRoot, apart: string): string {
  const isApart = (node: Node) =>
    nodeTypeOf(node) === Node.COMMENT_NODE || (node instanceof Element && isMatch(node, apart));
  const texts = [...childNodesOf(element)].filter((node) => !isApart(node)).map((node) => partText(node, apart));
  return texts.join(' ');
}

/** What stands in lines of its own is no part of the word before. */
const lines = 'br, div, p, h1, h2, h3, h4, h5, h6';

function partText(node: Node, apart: string): string {
  const hasParts = node instanceof Element && findFirst(node, `${apart}, ${lines}`) !== null;
  return hasParts ? textWithout(node, apart) : (textContentOf(node) ?? '');
}

/** Options inside a list that are laid out now, in document order. */
export function listOptions(list: Element): ListedOption[] {
  return optionElements(list).filter(isShown).map(optionOf);
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
    const found = leaves(queryInside(list, selector).filter((element) => isShown(element) && textOf(element) !== ''));
    if (found.length > 0) return found.map(pressable);
  }
  return entriesOf(list);
}

/** Entries that say nothing of themselves: alike, and each a line of text. */
function entriesOf(list: Element): Element[] {
  let box = list;
  while (box.childElementCount === 1) box = firstElementOf(box)!;
  const entries = [...childElementsOf(box)].filter(isShown);
  const isEntry = (one: Element) =>
    localNameOf(one) === localNameOf(entries[0]) && textOf(one) !== '' && !findFirst(one, noLine);
  return entries.length > 1 && entries.every(isEntry) ? entries : [];
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
  return elements.filter(
    (element) =>
      attributeOf(element, 'role') === 'treeitem' ||
      !elements.some((other) => other !== element && contains(element, other)),
  );
}

/** Placeholders among the options of a list, whatever they say ("Search"). */
const blankOptions = '[class*=placeholder i]';

/** An element as an option. */
export function optionOf(element: Element): ListedOption {
  return {
    element,
    text: textOf(element),
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

/** For the descriptor: at most 400 options. */
export function toOptions(listed: readonly ListedOption[]): Option[] {
  return listed.slice(0, 400).map(({ value, text, disabled }, index) => ({ index, value, text, disabled, group: '' }));
}
