/** Which elements are comboboxes, and what else on the page belongs to their widgets. */
import {
  attribute,
  attributeOf,
  carries,
  closest,
  findAll,
  findFirst,
  firstElementOf,
  isMatch,
  localNameOf,
  parentElementOf,
  previousElementOf,
  rootOf,
  textContentOf,
} from '../../dom/nodes';
import { shadowRootOf } from '../../dom/shadow-root';
import { dateWords, drawnLines, isDateNamed, isNamedForDay, saysDate } from '../calendar/picker-names';
import { isColourInput } from '../colour/colour-text';
import { isCompleting } from './completing-input';
import { isCaptioned } from './drawn-list';
import { listBehind } from './list-behind';
import { isPageChrome } from '../widget/page-chrome';
import { isGivenOptions } from './host-options';
import { isBlankChoice } from '../saying/no-choice';
import { referenced, treeOf } from '../../dom/tree';
import { nearestBox } from '../box/boxes-around';
import { widgetParts } from '../box/widget-box';

const marked =
  '[role=combobox], [role=listbox][aria-expanded]:not(input), [aria-haspopup=listbox], [aria-haspopup=tree], [aria-autocomplete=list], [aria-autocomplete=both]';
const menuButtons = ['button', '[role=button]'].map((one) => `${one}:is([aria-haspopup=menu], [aria-haspopup=true])`);
/** Buttons that open something and do not say what. */
const askingButtons = 'button:is([aria-haspopup=dialog], [aria-expanded]:not([aria-haspopup])):not([type=submit])';
/** Buttons that say not even that. */
export const bareButtons =
  ':is(button[type=button], [role=button][tabindex="0"]):not([aria-haspopup], [aria-expanded], [aria-pressed])';

/** Elements that say themselves, or nearly, that a list opens from them. */
export const openingSelector = [marked, 'input[list]', 'input[readonly]', askingButtons, ...menuButtons].join();

/**
 * Native lists, inputs of a number's two digits, those that draw a sign (Dijit), and those into which a date is typed while
 * a calendar stands beside.
 */
const others =
  'select, input[role~=presentation], input:is([maxlength="1"], [maxlength="2"]), input[type=date], input:is([aria-haspopup=dialog], [aria-haspopup=grid]):not([aria-autocomplete=list], [aria-autocomplete=both]), [aria-haspopup=dialog]:not([role=combobox])';

/** What a calendar may open from as well. */
const dated =
  'input[role=combobox], input[readonly], [role=combobox]:is([aria-haspopup=dialog], [aria-haspopup=true]):not(button)';

/** Buttons beside the input they open something for. */
const calendarOpeners = 'input ~ :is(button, [role=button]):is([aria-haspopup=menu], [aria-haspopup=true])';

/** Editors that complete words as they are typed. */
const editors = '[contenteditable][aria-multiline=true], textarea:not([role=combobox])';

/** Whether an element is what a person presses, or types into, to choose from a list. */
export function isCombobox(element: Element): boolean {
  if (isMatch(element, bareButtons)) return opensUnsaid(element);
  if (isMatch(element, askingButtons) && !isMatch(element, marked)) return opensSomething(element);
  if (isMatch(element, 'input[list]')) return namesDrawnList(element as HTMLInputElement);
  if (isMatch(element, others) || isMatch(element, editors) || isHelper(element) || isInList(element)) return false;
  if (isMatch(element, drawnLines) && isNamedForDay(element)) return false;
  if (isMatch(element, dated) && (isDateNamed(element) || holdsInput(element))) return false;
  if (findFirst(element, '[role=spinbutton]') || isColourPicker(element)) return false;
  if (isMatch(element, calendarOpeners) && isNamedForDay(element)) return false;
  if (isMatch(element, '[role=listbox]:not(input)')) return isMatch(element, '[aria-expanded]');
  if (isMatch(element, marked)) return !standsOpen(element);
  if (!isMatch(element, 'input')) return isFieldMenu(element);
  if (isMatch(element, '[readonly]')) return opensList(element as HTMLInputElement);
  return isCompleting(element) || isSearchOf(hostsAround(element)) || standsOverList(element);
}

/** An attribute for native lists that names a component instead, which stays a listbox (U-Datalist). */
function namesDrawnList(input: HTMLInputElement): boolean {
  const list = input.list ? null : referenced(input, 'list')[0];
  return isMatch(list, '[role=listbox]') === true;
}

/** A component that opens nothing since its list stands open in it (Vivid). */
function standsOpen(element: Element): boolean {
  return isMatch(element, '[aria-haspopup=false]') && Boolean(findFirst(shadowRootOf(element), '[role=listbox]'));
}

/** A component that says a dialog opens from it, around an input of its own: what is typed there is no search in a list. */
function holdsInput(element: Element): boolean {
  if (!isMatch(element, '[aria-haspopup=dialog]')) return false;
  return (findFirst(shadowRootOf(element), 'input:not([type=hidden])') ?? null) !== null;
}

/** Chips may be a list too, with the input they are made in among them. */
function isInList(element: Element): boolean {
  return (
    !isMatch(element, 'input[role=combobox]') && (closest(parentElementOf(element), '[role=listbox]') ?? null) !== null
  );
}

/** A box that opens a dialog to choose a colour (Kendo UI), or a text that is one (DevExtreme). */
function isColourPicker(element: Element): boolean {
  if (isMatch(element, 'input[aria-autocomplete=none]') && isColourInput(element as HTMLInputElement)) return true;
  return isMatch(element, '[aria-haspopup=dialog]') && /colou?r-?picker/i.test(attribute(element, 'class'));
}

const listNames = /cascad|select(?!ed|ion)|dropdown|combo/i;

/** Inputs that only show what a list beside them chose; they say so in their classes alone. */
function opensList(input: HTMLInputElement): boolean {
  if (asksToChoose(input.placeholder) && !saysDate(input)) return true;
  const isNamed = (box: Element) => listNames.test(attribute(box, 'class'));
  if (isNamed(input) || nearestBox(input, isNamed)) return true;
  return hostsAround(input).some((host) => selectTags.test(localNameOf(host)) && firstElementOf(host) !== null);
}

const selectTags = /-(select|combo-?box|cascader)$/;
const searchTags = /-(combo-?box|auto-?complete)$/;
const mostHosts = 3;

/** The input of a component that completes what is typed from its children (Umbraco UI). */
function isSearchOf(hosts: readonly Element[]): boolean {
  return hosts.some((host) => searchTags.test(localNameOf(host)) && firstElementOf(host) !== null);
}

/** The only input of a component that is given options, whatever its list calls itself (Tegel, SGDS). */
function standsOverList(input: Element): boolean {
  const root = rootOf(input);
  return root instanceof ShadowRoot && isGivenOptions(root.host) && findAll(root, 'input').length === 1;
}

/** The components in whose shadow trees an element stands, the innermost first. */
function hostsAround(element: Element): Element[] {
  const hosts: Element[] = [];
  let root = rootOf(element);
  for (; root instanceof ShadowRoot && hosts.length < mostHosts; root = rootOf(root.host)) hosts.push(root.host);
  return hosts;
}

/** What else can be asked to be chosen. */
export const otherPickers = /colou?r|file|image|photo/i;

/** "Select a city": neither a day nor a colour nor a file. */
function asksToChoose(text: string): boolean {
  return /\p{L}/u.test(text) && isBlankChoice(text) && !dateWords.test(text) && !otherPickers.test(text);
}

/** Whether nothing but its words can say that a button opens a list: what they ask. */
export const isAskingButton = (element: Element) =>
  isMatch(element, `${askingButtons}, ${bareButtons}`) && !isMatch(element, marked);

/** A button that says it opens something is a field where its words ask to choose, or a label is for nothing else. */
function opensSomething(button: Element): boolean {
  return (
    isFieldMenu(button) &&
    (asksToChoose(textContentOf(button) ?? '') || (isLabelled(button, isOfParts) && !opensDay(button)))
  );
}

/** A dialog is most often a calendar; days are told by digits too. */
const opensDay = (button: Element) =>
  carries(button, 'aria-haspopup') || isNamedForDay(button) || /\d/.test(textContentOf(button) ?? '');

/** A button that asks to choose and says nothing more is a field where its list stands behind it, or a label names it. */
function opensUnsaid(button: Element): boolean {
  const isAsking = asksToChoose(textContentOf(button) ?? '') && isFieldMenu(button);
  return isAsking && (listBehind(button) !== null || isLabelled(button, hasArrow));
}

/**
 * Whether a label is for a button and no other control, since a label may hold a button that explains it; or stands before
 * the box of one that shows to open something.
 */
function isLabelled(button: Element, opensBelow: (button: Element) => boolean): boolean {
  const labels = button instanceof HTMLButtonElement ? [...button.labels] : [];
  const isAlone = (box: Element) => [...findAll(box, controls)].every((control) => control === button);
  const box = parentElementOf(button);
  const before = box && opensBelow(button) && isAlone(box) ? previousElementOf(box) : null;
  return labels.some(isAlone) || (isMatch(before, 'label:not([for])') === true && !findFirst(before, controls));
}

/** Drawn of parts, as a text and an arrow. */
const isOfParts = (button: Element) => button.childElementCount > 1;

/** What opens below a button is shown by an arrow in it: a sign, a drawing, a part of its own. */
function hasArrow(button: Element): boolean {
  if (isOfParts(button) || /[▾▼▿▽⌄˅∨🔽]\s*$/u.test(textContentOf(button) ?? '')) return true;
  return findFirst(button, ':scope > svg') !== null;
}

const controls = 'input:not([type=hidden]), select, textarea, button';

/** A menu button that is labelled as fields are: a menu of commands is not. */
function isFieldMenu(button: Element): boolean {
  return !isPageChrome(button) && isCaptioned(button) && closest(button, 'form, fieldset, [role=form]') !== null;
}

/** A button that only opens the list of the combobox beside it. */
function isHelper(element: Element): boolean {
  if (attributeOf(element, 'tabindex') !== '-1' || isMatch(element, 'input, [role=combobox]')) return false;
  return carries(element, 'aria-controls') || (findFirst(parentElementOf(element), 'input') ?? null) !== null;
}

/** What belongs to a combobox's widget: its box, the input in its shadow, the search boxes of its list. */
export function partsOf(combobox: Element): Element[] {
  const own = findAll(shadowRootOf(combobox), 'input') ?? [];
  return [...widgetParts(combobox), ...own, ...searchBoxes(combobox)];
}

/** Inputs inside the popup that search the same list. */
function searchBoxes(combobox: Element): Element[] {
  const ids = ['aria-controls', 'aria-owns'].map((name) => attributeOf(combobox, name)?.trim() ?? '').filter(Boolean);
  return ids
    .flatMap((id) => [
      ...findAll(
        treeOf(combobox),
        `input[aria-controls="${CSS.escape(id)}"], input[aria-owns="${CSS.escape(id)}"], [id="${CSS.escape(id)}"] input`,
      ),
    ])
    .filter((input) => input !== combobox);
}
