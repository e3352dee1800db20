/** What a widget shows as its value. */
import { shared } from '../../dom/shared';
import {
  attribute,
  carries,
  childNodesOf,
  closest,
  contains,
  findAll,
  findFirst,
  isMatch,
  isRendered,
  localNameOf,
  nodeTypeOf,
  previousElementOf,
  rectOf,
  textContentOf,
} from '../../dom/nodes';
import { shadowRootOf } from '../../dom/shadow-root';
import { chipComponents, chips } from './chips';
import { forReaders } from './for-readers';
import { icons } from './icons';
import { isBlankChoice, isNoChoice } from './no-choice';
import { referenced } from '../../dom/tree';
import { saysByClass } from './says-by-class';
import { maxText, onOneLine } from '../../dom/text';

const notValue =
  'label, legend, style, script, svg, select, option, template, [class*=helper i], [role=listbox]:is(:has([role=option]), :not(:has(input, button))):not([class*=single], [class*=multiple], [class*=chip i], [class*=token i], :has(input[role=combobox], [role=option] :is(button, [role=button]))), [role=menu], [role=tree], [role=grid]:not([class*=chip i]), [role=dialog], [aria-expanded=false][class*=dropdown]:not([role=combobox], [tabindex]), [role=img], [hidden], datalist';
/** Messages; inside a combobox what it says aloud is its value (Fluent UI, Semantic UI). */
const messages =
  ':is([aria-live], [role=status], [role=log], [role=alert]):not(:is([role=combobox], [role=listbox][aria-expanded]) *)';
/** What a page says of a value it does not take, in the box of the widget (Ant Design, Element Plus, Bootstrap). */
const complaints =
  ':is([class*=-error i], [class*=_error i], [class*=error- i], [class*=errortext i], [class*=errormessage i], [class*=explain i], [class*=feedback i], [class*=messages i], .error):not([class*=is-error i], [class*=has-error i], :has(input, select, textarea, button, [role]))';
/** The box of a chosen text may be named a placeholder too: another class then says that it is chosen. */
const placeholders = '[class*=placeholder i]';

/** What a widget opens over the page may stand in its box. */
const overlays =
  '[class*=popup i], [class*=overlay i], [class*=modal i], [class*=drawer i], [class*=sheet i], [class*=dialog i]';

/** Marks that stand for no text: arrows, ticks, crosses. */
const ornament = /^\P{L}?.\P{L}?$/u;
/** "Favourite fruit:" asks for something. */
const captionEnd = /[:\uff1a]$/;
/** What stands between the steps of a path, and how they are told apart here. */
const steps = /^[/>›»→]$/;
const step = '/';
/** Chips may be buttons themselves; other buttons do something. */
const opensOrDoes = '[aria-label], [aria-haspopup], [aria-expanded], [type=submit], [aria-controls]';

/**
 * The text inside a widget's box that stands for its value: labels, placeholders, messages and buttons apart.
 * @param isApart whether a part does not belong to the value: the box's own list
 * @param control the element known as the field: what names it, and stands beside it, is no value
 * @returns '' where it shows none
 */
export function shownText(box: Element, isApart: Parted = () => false, control: Element | null = null): string {
  if (carries(box, 'data-placeholder') || findFirst(box, '[data-placeholder=true]')) return '';
  const texts: string[] = [];
  const reading = { box, isApart, control, name: ownLabel(control), labels: labelsOf(control) };
  collect(box, reading, texts);
  const shadow = shadowRootOf(box);
  if (shadow && texts.length === 0) collect(shadow, reading, texts);
  const text = onOneLine(texts.join(', ').replaceAll(`, ${step}, `, ` ${step} `));
  return isNoChoice(text) ? '' : text.slice(0, maxText);
}

type Parted = (part: Element) => boolean;

interface Reading {
  readonly box: Element;
  readonly isApart: Parted;
  readonly control: Element | null;
  readonly name: string;
  readonly labels: readonly Element[];
}

/**
 * The name of a box to type in, and of a control whose box is a label all round; the name of any other control may be its
 * value.
 */
function ownLabel(control: Element | null): string {
  if (!isMatch(control, 'input:not([readonly]), label *')) return '';
  return onOneLine(attribute(control, 'aria-label'));
}

function labelsOf(control: Element | null): Element[] {
  return control ? referenced(control, 'aria-labelledby').filter((label) => !contains(label, control)) : [];
}

function collect(node: Element | ShadowRoot, reading: Reading, texts: string[]): void {
  for (const child of childNodesOf(node)) {
    if (nodeTypeOf(child) === Node.TEXT_NODE) {
      const text = onOneLine(textContentOf(child) ?? '');
      if (steps.test(text) && texts.length > 0) texts.push(step);
      else if (isValue(text) && !isName(text, node, reading) && !isPrompt(text, node, reading) && !isCross(text, node))
        texts.push(text);
    } else if (child instanceof Element && counts(child, reading)) collectOf(child, reading, texts);
  }
}

const isValue = (text: string) => /[\p{L}\p{N}]/u.test(text) && !captionEnd.test(text);

function collectOf(element: Element, reading: Reading, texts: string[]): void {
  const count = texts.length;
  collect(element, reading, texts);
  const shadow = texts.length === count && chipComponents.test(localNameOf(element)) ? shadowRootOf(element) : null;
  if (shadow) collect(shadow, reading, texts);
}

/** A letter drawn as the cross that takes a chip out. */
function isCross(text: string, holder: Node): boolean {
  return /^x$/i.test(text) && holder instanceof Element && isMatch(holder, 'a, [class*=close i], [class*=remove i]');
}

function isName(text: string, holder: Node, { control, name }: Reading): boolean {
  return control !== null && !contains(control, holder) && name === text;
}

/** A control that goes on asking for one more, beside what was chosen. */
function isPrompt(text: string, holder: Node, { control }: Reading): boolean {
  return control !== null && contains(control, holder) && isBlankChoice(text);
}

function counts(element: Element, { box, isApart, control, labels }: Reading): boolean {
  if (isApart(element) || labels.includes(element) || isForReaders(element)) return false;
  if (control && contains(element, control)) return true;
  if ([notValue, messages, complaints, icons].some((selector) => isMatch(element, selector))) return false;
  if (isMatch(element, placeholders) && !saysByClass(element, 'on') && isPlaceholder(element)) return false;
  if (isMatch(element, overlays) && getComputedStyle(element).position === 'fixed') return false;
  if (isMatch(element, counters) && isCount(element)) return false;
  if (isMatch(element, '[aria-hidden=true]') && ornament.test((textContentOf(element) ?? '').trim())) return false;
  if (isMatch(element, 'button') && !isMatch(box, 'button') && !isChip(element) && !isOpener(element, box))
    return false;
  return isVisible(element);
}

const counters = '[class*=count i], [class*=badge i]';

/** How many are chosen, behind their names (rsuite); "+ 2" tells of those that are not named. */
function isCount(element: Element): boolean {
  const named = onOneLine(textContentOf(previousElementOf(element)) ?? '');
  return named !== '' && /^\d+$/.test(onOneLine(textContentOf(element) ?? ''));
}

/** What placeholders said as they were first seen: one that says something else since shows the value (Tegel). */
const firstSaid = shared('first-texts', () => new WeakMap<Element, string>());

function isPlaceholder(element: Element): boolean {
  const text = textContentOf(element) ?? '';
  const first = firstSaid.get(element) ?? text;
  firstSaid.set(element, first);
  return first === text || !isNoChoice(first);
}

/** A box that leaves its place to its children is none itself. */
function isVisible(element: Element): boolean {
  return (
    isRendered(element, { visibilityProperty: true, opacityProperty: true }) ||
    getComputedStyle(element).display === 'contents'
  );
}

/** Words for screen readers stand in a box of a pixel. */
function isForReaders(element: Element): boolean {
  if (isMatch(element, forReaders)) return true;
  const { width, height } = rectOf(element);
  return width === 1 && height === 1;
}

/** The one button of a box that says it opens a list shows what was chosen there. */
function isOpener(button: Element, box: Element): boolean {
  const isOnly = findAll(box, 'button').length === 1;
  return isOnly && isMatch(box, '[aria-haspopup=listbox]') && !isMatch(button, '[aria-label]');
}

function isChip(button: Element): boolean {
  return (
    !isMatch(button, opensOrDoes) && closest(button, chips) !== null && (textContentOf(button) ?? '').trim().length > 1
  );
}
