/** Selects that are drawn without roles: which elements they are, what opens them, where their options stand. */
import {
  attribute,
  carries,
  childElementsOf,
  classListOf,
  closest,
  contains,
  findAll,
  findFirst,
  firstElementOf,
  isMatch,
  localNameOf,
  parentElementOf,
  previousElementOf,
  textContentOf,
} from '../../dom/nodes';
import { innermost } from '../../dom/nesting';
import { shadowRootOf } from '../../dom/shadow-root';
import { nearestBox } from '../box/boxes-around';
import { isDateNamed } from '../calendar/picker-names';
import { sliderBox, thumbsIn } from '../slider/drawn-thumb';
import { floats } from '../widget/floating';
import { isPageChrome } from '../widget/page-chrome';
import { lineInputs } from '../widget/typed-in';
import { isNoChoice } from '../saying/no-choice';
import { optionOf, type ListedOption } from './option-list';
import { isSeen, isShown } from '../widget/visible';

/** `select-none` and its like say what of a text can be marked (Tailwind, Bootstrap). */
export const listNames =
  /(^|[-_\s])(select(?!-(?:none|text|all|auto)(?![\w-]))|selection|drop-?down|combo|combo-?box|multi-?select|tree-?select)(?![a-z])|Select(?![a-z])/;
/** Lists of lists, where they are searched; others show what is chosen in an input that takes no typing. */
const cascades = /(^|[-_\s])cascader(?![a-z])/;
/** Boxes that say whether they are open, and nothing else (React Tailwind Select), or hold their list. */
export const namelessBoxes = 'div[tabindex="0"]:is([aria-expanded], :has(> ul > li + li)):not([role], [aria-haspopup])';
const never =
  'form, fieldset, label, option, optgroup, ul, ol, li, svg, input, textarea, table, body, main, section, p';
/** What is a widget of its own, by its role. */
export const roled =
  '[role=combobox], [aria-haspopup=listbox], [aria-haspopup=dialog], [role=radio], [contenteditable]';
const otherInputs =
  'select, textarea, input:is([type=checkbox], [type=radio], [type=file], [type=date], [type=number])';
/** One that only keeps its place or shows what is chosen is out of the keyboard's way. */
const typedInputs = 'input:not([type=hidden], [type=checkbox], [type=radio], [readonly][tabindex="-1"])';
const maxTextLength = 4_000;

/** Whether an element is the outermost box of a list that says so by its name and build only. */
export function isDrawnSelect(element: Element): boolean {
  return isBox(element) && nearestBox(element, isBox, { mostChildren: Infinity }) === null;
}

function isBox(element: Element): boolean {
  if (!isNamed(element) || isMatch(element, never)) return false;
  if (isPageChrome(element) || closest(element, '[role=combobox]') || holdsOtherField(element)) return false;
  if (isMatch(element, roled) || findFirst(element, roled)) return false;
  if (findFirst(shadowRootOf(element), roled) || thumbsIn(element).some((thumb) => sliderBox(thumb))) return false;
  if (findAll(element, typedInputs).length > 1 || (textContentOf(element) ?? '').length > maxTextLength) return false;
  if (findFirst(element, 'input[type=hidden]') || (opens(element) && isCaptioned(element))) return true;
  return isSearched(element);
}

/** A list of several has a box to tick in each of its entries (ng-multiselect-dropdown). */
function holdsOtherField(box: Element): boolean {
  const found = [...findAll(box, otherInputs)];
  const isTicked = (input: Element) => isMatch(input, 'li > input[type=checkbox], li > label > input[type=checkbox]');
  return !(found.length > 1 && multiNames.test(attribute(box, 'class'))) ? found.length > 0 : !found.every(isTicked);
}

const multiNames = /multi-?select/i;

function isNamed(element: Element): boolean {
  const names = attribute(element, 'class');
  if (isMatch(element, namelessBoxes)) return true;
  return listNames.test(names) || (cascades.test(names) && isTypedInto(element));
}

/** Of several, what is chosen is shown beside the input that searches, over one that takes no typing (Element Plus). */
function isTypedInto(box: Element): boolean {
  return findFirst(box, 'input[readonly]') === null || findFirst(box, 'input:not([readonly])') !== null;
}

const searchedNames =
  /(^|[-_\s])(select(?!-(?:none|text|all|auto)(?![\w-]))|combo|combo-?box|multi-?select|tree-?select|cascader)(?![a-z])/;
const arrows = 'svg, i, [class*=arrow i], [class*=caret i], [class*=chevron i], [class*=suffix i]';

/** A list that is searched by typing into its box, with an arrow that tells it from a line of text. */
function isSearched(box: Element): boolean {
  if (!searchedNames.test(attribute(box, 'class'))) return false;
  const input = findFirst(box, lineInputs);
  return input !== null && findFirst(box, arrows) !== null && !isDateNamed(input);
}

/** Something in it takes focus. */
function opens(element: Element): boolean {
  return isMatch(element, focusable) || findFirst(element, focusable) !== null;
}

const focusable = 'button:not([type=submit]), [tabindex="0"], [role=button]';

/** A label before, around or first in it, or a text that asks to choose: a menu of commands has neither. */
export function isCaptioned(element: Element): boolean {
  const named = carries(element, 'aria-labelledby') || findFirst(element, '[class*=placeholder i]') !== null;
  if (named || closest(element, 'label') || isMatch(firstElementOf(element), 'label')) return true;
  const opener = isMatch(element, focusable) ? element : findFirst(element, focusable);
  if (opener && /\p{L}/u.test(textContentOf(opener) ?? '') && isNoChoice(textContentOf(opener) ?? '')) return true;
  for (let at: Element | null = element, depth = 0; at && depth < 2; at = parentElementOf(at), depth++)
    if (isMatch(previousElementOf(at), 'label')) return true;
  return false;
}

const openers =
  '[class*=toggle i], [class*=head i], [class*=trigger i], [class*=label i], [class*=value i], [class*=control i], [class*=input i], [class*=btn i]';
/** What drops down, and not what it drops from. */
const drops = `[class*=drop i]:not(button, a, ${openers}, [tabindex="0"], [aria-expanded])`;

const listed = '[role=listbox], [class*=menu i], [class*=results i], [class*=options i]:not([class*=has-options i])';
const namedLists = `${listed}, :is(ul, dl):not([class*=choice i], [class*=selected i], [class*=selection i], [class*=tags i], [class*=tag-list i], [class*=values i])`;

/** Whether a part of a box is a list it holds, apart from those that show what is chosen. */
export function isOwnList(part: Element, box: Element): boolean {
  if (isMatch(part, namedLists)) return true;
  return isMatch(part, drops) && (!isNamedAfter(part, box) || floats(part, triggerOf(box)));
}

/** Of a box that is named for dropping down, all parts are (`react-dropdown-select-content`). */
function isNamedAfter(part: Element, box: Element): boolean {
  const name = [...classListOf(box)].find((one) => /drop/i.test(one));
  return name !== undefined && [...classListOf(part)].some((one) => one.startsWith(name));
}

/** What a person presses to open the list. */
export function triggerOf(box: Element): Element {
  const parts = [...findAll(box, 'input:not([type=hidden]), button, a, [tabindex="0"], [role=button]')];
  const shown = parts.filter((part) => isShown(part) && isSeen(part) && !isInList(part, box));
  if (isMatch(box, focusable)) return shown.find((part) => isMatch(part, 'input')) ?? box;
  const [opener] = shown;
  return shown.find((part) => isMatch(part, 'button') && part !== opener && contains(opener, part)) ?? opener ?? box;
}

const lists = `ul, ol, dl, ${listed}, [class*=list i]`;

function isInList(part: Element, box: Element): boolean {
  const list = closest(part, `${lists}, ${drops}`);
  return list !== null && list !== box && contains(box, list) && localNameOf(part) !== 'input';
}

/** The lists inside the box that stand open now: one that a closed box shows is no list that opens. */
export function listsInside(box: Element, trigger: Element): Element[] {
  const isOpenList = (list: Element) =>
    !contains(list, trigger) && childElementsOf(list).length > 0 && isShown(list) && isSeen(list);
  return [...findAll(box, lists)].filter(isOpenList);
}

const entries = '[role=option], [data-value]:not(input), li, dd, [class*=item i], [class*=option i]';

/** Options that stand in a closed box. */
export function latentOptions(box: Element): ListedOption[] {
  const found = [...findAll(box, lists)].flatMap((list) => [...findAll(list, entries)]);
  const options = innermost([...new Set(found)])
    .map(optionOf)
    .filter(({ text }) => text !== '');
  return options.length > 1 ? options : [];
}
