/** Which elements are comboboxes, and what else on the page belongs to their widgets. */
import { shadowRootOf } from '../../scan/shadow-root';
import { dateWords, drawnLines, isDateNamed, isNamedForDay, saysDate } from '../calendar/picker-names';
import { isCompleting } from './completing-input';
import { isCaptioned } from './drawn-list';
import { isFurniture } from '../widget/furniture';
import { isGivenOptions } from './host-options';
import { isBlankChoice } from './match-option';
import { referenced, rootOf } from '../widget/tree';
import { isShown } from '../widget/visible';
import { widgetParts } from '../widget/widget-box';

const marked =
  '[role=combobox], [role=listbox][aria-expanded]:not(input), [aria-haspopup=listbox], [aria-haspopup=tree], [aria-autocomplete=list], [aria-autocomplete=both]';
const menuButtons = ['button', '[role=button]'].map((one) => `${one}:is([aria-haspopup=menu], [aria-haspopup=true])`);
/** Buttons that open something and do not say what. */
const askingButtons = 'button:is([aria-haspopup=dialog], [aria-expanded]:not([aria-haspopup])):not([type=submit])';

const typedInputs = 'input:is(:not([type]), [type=text], [type=search])';

/** Elements worth asking `isCombobox` about. */
export const comboboxSelector = [
  marked,
  'input[list]',
  'input[readonly]',
  typedInputs,
  askingButtons,
  ...menuButtons,
].join();

/** Native lists, and inputs into which a date is typed while a calendar stands beside. */
const others =
  'select, input[type=date], input:is([aria-haspopup=dialog], [aria-haspopup=grid]):not([aria-autocomplete=list], [aria-autocomplete=both]), [aria-haspopup=dialog]:not([role=combobox])';

/** What a calendar may open from as well. */
const dated = 'input[role=combobox], input[readonly], [role=combobox][aria-haspopup=dialog]';

/** Buttons beside the input they open something for. */
const calendarOpeners = `input ~ :is(${menuButtons.join()})`;

/** Editors that complete words as they are typed. */
const editors = '[contenteditable][aria-multiline=true], textarea:not([role=combobox])';

/** Whether an element is what a person presses, or types into, to choose from a list. */
export function isCombobox(element: Element): boolean {
  if (element.matches(askingButtons) && !element.matches(marked)) return isAsking(element);
  if (element.matches('input[list]')) return namesDrawnList(element as HTMLInputElement);
  if (element.matches(others) || element.matches(editors) || isHelper(element) || isInList(element)) return false;
  if (element.matches(drawnLines) && isNamedForDay(element)) return false;
  if (element.matches(dated) && (isDateNamed(element) || holdsInput(element))) return false;
  if (element.querySelector('[role=spinbutton]') || isColourPicker(element)) return false;
  if (element.matches(calendarOpeners) && isNamedForDay(element)) return false;
  if (element.matches('[role=listbox]:not(input)')) return element.matches('[aria-expanded]') && isShown(element);
  if (element.matches(marked)) return !standsOpen(element);
  if (!element.matches('input')) return isFieldMenu(element);
  if (element.matches('[readonly]')) return opensList(element as HTMLInputElement);
  return isCompleting(element) || isSearchOf(hostsAround(element)) || standsOverList(element);
}

/** An attribute for native lists that names a component instead, which stays a listbox (U-Datalist). */
function namesDrawnList(input: HTMLInputElement): boolean {
  const list = input.list ? null : referenced(input, 'list')[0];
  return list?.matches('[role=listbox]') === true;
}

/** A component that opens nothing since its list stands open in it (Vivid). */
function standsOpen(element: Element): boolean {
  return element.matches('[aria-haspopup=false]') && Boolean(shadowRootOf(element)?.querySelector('[role=listbox]'));
}

/** A component that says a dialog opens from it, around an input of its own: what is typed there is no search in a list. */
function holdsInput(element: Element): boolean {
  if (!element.matches('[aria-haspopup=dialog]')) return false;
  return (shadowRootOf(element)?.querySelector('input:not([type=hidden])') ?? null) !== null;
}

/** Chips may be a list too, with the input they are made in among them. */
function isInList(element: Element): boolean {
  return (
    !element.matches('input[role=combobox]') && (element.parentElement?.closest('[role=listbox]') ?? null) !== null
  );
}

/** A box that opens a dialog to choose a colour (Kendo UI). */
function isColourPicker(element: Element): boolean {
  return element.matches('[aria-haspopup=dialog]') && /colou?r-?picker/i.test(element.getAttribute('class') ?? '');
}

/** How far up the box may stand that is named for its list. */
const boxDepth = 5;
const listNames = /cascad|select(?!ed|ion)|dropdown|combo/i;

/** Inputs that only show what a list beside them chose; they say so in their classes alone. */
function opensList(input: HTMLInputElement): boolean {
  if (asksToChoose(input.placeholder) && !saysDate(input)) return true;
  let at: Element | null = input;
  for (let depth = 0; at && depth < boxDepth; depth++, at = at.parentElement)
    if (!at.matches('form, fieldset, body') && listNames.test(at.getAttribute('class') ?? '')) return true;
  return hostsAround(input).some((host) => selectTags.test(host.localName) && host.firstElementChild !== null);
}

const selectTags = /-(select|combo-?box|cascader)$/;
const searchTags = /-(combo-?box|auto-?complete)$/;
const mostHosts = 3;

/** The input of a component that completes what is typed from its children (Umbraco UI). */
function isSearchOf(hosts: readonly Element[]): boolean {
  return hosts.some((host) => searchTags.test(host.localName) && host.firstElementChild !== null);
}

/** The only input of a component that is given options and keeps its list beside it (Tegel). */
function standsOverList(input: Element): boolean {
  const root = input.getRootNode();
  if (!(root instanceof ShadowRoot) || !isGivenOptions(root.host)) return false;
  return root.querySelector('[role=listbox]') !== null && root.querySelectorAll('input').length === 1;
}

/** The components in whose shadow trees an element stands, the innermost first. */
function hostsAround(element: Element): Element[] {
  const hosts: Element[] = [];
  let root = element.getRootNode();
  for (; root instanceof ShadowRoot && hosts.length < mostHosts; root = root.host.getRootNode()) hosts.push(root.host);
  return hosts;
}

const otherPickers = /colou?r|file|image|photo/i;

/** "Select a city": neither a day nor a colour nor a file. */
function asksToChoose(text: string): boolean {
  return /\p{L}/u.test(text) && isBlankChoice(text) && !dateWords.test(text) && !otherPickers.test(text);
}

/** Buttons that asked once and show an answer since. */
const answered = new WeakSet<Element>();

function isAsking(button: Element): boolean {
  if (answered.has(button)) return true;
  if (!asksToChoose(button.textContent ?? '') || !isFieldMenu(button)) return false;
  answered.add(button);
  return true;
}

/** A menu button that is labelled as fields are: a menu of commands is not. */
function isFieldMenu(button: Element): boolean {
  return !isFurniture(button) && isCaptioned(button) && button.closest('form, fieldset, [role=form]') !== null;
}

/** A button that only opens the list of the combobox beside it. */
function isHelper(element: Element): boolean {
  if (element.getAttribute('tabindex') !== '-1' || element.matches('input, [role=combobox]')) return false;
  return element.hasAttribute('aria-controls') || (element.parentElement?.querySelector('input') ?? null) !== null;
}

/** What belongs to a combobox's widget: its box, the input in its shadow, the search boxes of its list. */
export function partsOf(combobox: Element): Element[] {
  const own = shadowRootOf(combobox)?.querySelectorAll('input') ?? [];
  return [...widgetParts(combobox), ...own, ...searchBoxes(combobox)];
}

/** Inputs inside the popup that search the same list. */
function searchBoxes(combobox: Element): Element[] {
  const ids = ['aria-controls', 'aria-owns'].map((name) => combobox.getAttribute(name)?.trim() ?? '').filter(Boolean);
  return ids
    .flatMap((id) => [
      ...rootOf(combobox).querySelectorAll(
        `input[aria-controls="${CSS.escape(id)}"], input[aria-owns="${CSS.escape(id)}"], [id="${CSS.escape(id)}"] input`,
      ),
    ])
    .filter((input) => input !== combobox);
}
