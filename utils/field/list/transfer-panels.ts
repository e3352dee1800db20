/** The two lists of a transfer, and the buttons between them. */
import {
  childElementsOf,
  classListOf,
  classNameOf,
  closest,
  findAll,
  findFirst,
  isMatch,
  localNameOf,
  parentElementOf,
  previousElementOf,
} from '../../dom/nodes';
import { entryText } from '../saying/entry-text';
import { isSelected } from './option-list';
import { isDisabled } from '../saying/disabled';
import { isFormButton } from '../widget/sends-form';

export interface Transfer {
  /** What may be chosen, and what is. */
  readonly source: Element;
  readonly target: Element;
  /** Buttons that move entries across. */
  readonly movers: readonly Element[];
}

export interface TransferItem {
  readonly element: Element;
  readonly text: string;
  readonly isTicked: boolean;
  readonly disabled: boolean;
}

/** Boxes that are named for two lists. */
export const transferNames = ['transfer', 'picklist', 'pick-list', 'dual-list', 'duallist', 'dueling-list', 'shuttle']
  .map((name) => `[class*=${name} i]`)
  .join();

const listish = 'ul, ol, [role=listbox], select[multiple], [class*=-list i], [class*=_list i]';
const maxDepth = 3;

/** Reads a box as a transfer: two lists beside each other. @returns null where it is none */
export function transferIn(root: Element): Transfer | null {
  let children = drawn(root);
  for (let depth = 0; depth < maxDepth && children.length === 1; depth++) children = drawn(children[0]!);
  const [source, target, more] = panelsOf(children);
  if (!source || !target || more) return null;
  const between = children.slice(children.indexOf(source) + 1, children.indexOf(target));
  const movers = between.flatMap((child) => (isMatch(child, 'button') ? [child] : [...findAll(child, 'button')]));
  return { source, target, movers: movers.filter((one) => !isFormButton(one)) };
}

/** Without what keeps the choice for the form. */
const drawn = (box: Element) => [...childElementsOf(box)].filter((child) => !isMatch(child, 'input[type=hidden]'));

/**
 * The two panels of a transfer list. An empty panel holds a drawing instead of a list, in a box like the other's; panels
 * without a list at all are known by classes that say what is chosen and what is not.
 */
function panelsOf(children: readonly Element[]): Element[] {
  const halves = halvesOf(children);
  if (halves.length > 0) return halves;
  const isListed = (child: Element) => isMatch(child, listish) || findFirst(child, listish) !== null;
  const panels = children.filter((child) => isListed(child) && !isButtons(child));
  const [panel] = panels;
  return panels.length === 1 ? children.filter((child) => child === panel || isLike(child, panel!)) : panels;
}

/** The buttons may be named after the list too. */
function isButtons({ children }: Element): boolean {
  return children.length > 0 && [...children].every((child) => isMatch(child, 'button'));
}

function isLike(child: Element, panel: Element): boolean {
  const shares = [...classListOf(child)].some((name) => classListOf(panel).contains(name));
  return localNameOf(child) === localNameOf(panel) && (shares || sideNames.test(classNameOf(child)));
}

/** Parts that call themselves what is chosen and what is not; none where only one does. */
function halvesOf(children: readonly Element[]): Element[] {
  const rest = children.find((child) => restNames.test(classNameOf(child)));
  const chosen = rest && children.find((child) => child !== rest && sideNames.test(classNameOf(child)));
  return rest && chosen ? [rest, chosen] : [];
}

/** Whether a box beside a native list draws it as two: of what is chosen, and of what is not. */
export function isSplit(box: Element): boolean {
  const select = previousElementOf(box);
  return select instanceof HTMLSelectElement && select.multiple && halvesOf([...childElementsOf(box)]).length > 0;
}

const restNames = /(^|[-_\s])(non-?selected|unselected|selectable|available)(?![a-z])/i;
const sideNames = /(^|[-_\s])(right|target|selected|chosen)(?![a-z])/i;

const heads = '[class*=head i], [class*=search i]:not([class*=with-search i]), [class*=footer i], [class*=empty i]';

/** How entries are marked, the surest first. */
const entryMarks = ['[role=option]', 'option', 'li', 'label', '[class*=item i]:not([class*=items i])'];

/** The entries of one of the lists, in their order. */
export function itemsOf(panel: Element): TransferItem[] {
  const marked = entryMarks.map((mark) =>
    [...findAll(panel, mark)].filter(
      (entry) => !closest(entry, heads) && !closest(parentElementOf(entry), mark) && !isCaption(entry),
    ),
  );
  const entries = marked.find((found) => found.length > 0) ?? [];
  return entries
    .map((element) => ({
      element,
      text: entryText(element),
      isTicked: isTicked(element),
      disabled: isDisabled(element),
    }))
    .filter(({ text }) => text !== '');
}

/** What a side is called stands in it too. */
const isCaption = (entry: Element) => entry instanceof HTMLLabelElement && entry.control instanceof HTMLSelectElement;

function isTicked(entry: Element): boolean {
  const box = findFirst(entry, 'input[type=checkbox], [role=checkbox]');
  return box instanceof HTMLInputElement ? box.checked : isSelected(box ?? entry);
}
