/** Choices without roles or names of their own: alike buttons, cards, chips or entries right behind a caption. */
import {
  attribute,
  carries,
  childElementsOf,
  contains,
  findFirst,
  firstElementOf,
  isMatch,
  localNameOf,
  nextElementOf,
  parentElementOf,
  previousElementOf,
  textContentOf,
} from '../../dom/nodes';
import { onOneLine } from '../../dom/text';
import { asksToChoose, isSaid, isSaidIn, type WidgetSense } from '../../words/says';
import { isLong } from '../box/long-box';
import { isInForm, isPageChrome } from '../widget/page-chrome';
import { isPointed } from './drawn-box';

/** What may be a caption of buttons, and the controls that a caption names otherwise. */
const captions = 'legend, label, [class*=label i]';
/** What may be one where more than its place says so. */
const headings = 'p,h2,h3,h4,h5,h6,[class*=title i],[class*=name i]';
export const controls = 'input:not([type=hidden]), select, textarea, [contenteditable]';

/** Elements worth asking about: by what stands before them alone, for every element of a page is held against it. */
export const captionedSelector = ['div', 'ul'].map((name) => `:is(${captions},${headings}) + ${name}`).join();

/** What is a thing to press, or may be one where it is drawn so. */
const entries =
  ':is(div, span, li, a:not([href]), a[href="#"], button:not([type=submit], [type=reset], [aria-haspopup], [aria-expanded], [aria-pressed])):not([role])';
const otherwise = 'input, select, textarea, button, a, [role], [contenteditable], ul, ol, table';
/** Boxes whose entries lead somewhere, or are commands, days or keys. */
const otherBoxes =
  /(?:^|[-_\s])(?:tabs?|steps?|stepper|actions?|toolbar|nav|menu|dropdown|popup|results|suggestions|calendar|days|weeks?|keypad|files?|errors?|tags-input)(?![a-z])/i;
/** What a button says that is no answer. */
const commands: readonly WidgetSense[] = ['confirm', 'close', 'next', 'previous'];
const fewest = 3;
export const mostAlike = 12;
const longest = 80;

/** Whether an element is the box of such a choice. How it is drawn is another question: `isDrawnToPress`. */
export function isCaptionedBox(box: Element): boolean {
  if (!isMatch(box, captionedSelector) || otherBoxes.test(attribute(box, 'class'))) return false;
  const entries = entriesOf(box);
  return isAlike(entries) && isCaptioned(box, entries) && isInForm(box) && !isPageChrome(box);
}

/** The entries of a box; they may stand in one more. */
export function entriesOf(box: Element): Element[] {
  const inner = isLong(box, 1) ? null : firstElementOf(box);
  const isRow = isMatch(inner, 'div, ul') && !otherBoxes.test(attribute(inner!, 'class'));
  return [...childElementsOf(isRow ? inner! : box)];
}

/** The box that an element is, or is an entry of; null where there is none. */
export function captionedBoxOf(element: Element): Element | null {
  const around = parentElementOf(element);
  return [element, around, parentElementOf(around)].find((box) => box && isCaptionedBox(box)) ?? null;
}

/** Buttons are there to be pressed; anything else shows it under the mouse. */
export function isDrawnToPress(box: Element): boolean {
  return entriesOf(box).every((entry) => isMatch(entry, 'button') || isPointed(entry));
}

/** Entries of one make, each with words of its own that tell an answer and not what is to be done. */
export function isAlike(children: readonly Element[]): boolean {
  if (children.length > mostAlike || !children.every((one) => isMatch(one, entries) && !findFirst(one, otherwise)))
    return false;
  const texts = children.map((one) => onOneLine(textContentOf(one) ?? ''));
  const makes = new Set(children.map(localNameOf));
  return makes.size === 1 && new Set(texts).size === texts.length && isEnough(texts) && texts.every(isAnswer);
}

/** Two are enough where they are the two answers there are: "Yes", "No". */
const isEnough = (texts: readonly string[]) =>
  texts.length >= fewest || (texts.length === 2 && texts.every((text) => isSaid('state', text)));

function isAnswer(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || text.length > longest) return false;
  return !isSaidIn('clear', text) && !commands.some((sense) => isSaid(sense, text));
}

/**
 * Whether an element names a box, and no control elsewhere.
 * @param apart what a caption of the box does not hold
 */
export function isCaptionOf(caption: Element | null, box: Element, apart = controls): boolean {
  if (!caption || !isMatch(caption, captions) || findFirst(caption, apart)) return false;
  const control = caption instanceof HTMLLabelElement ? caption.control : null;
  return control === null || contains(box, control);
}

/** A heading asks, or what stands below it says that it is data: times of a day, values of the page's own. */
function isAsked(heading: Element | null, entries: readonly Element[]): boolean {
  if (!isMatch(heading, headings) || findFirst(heading, controls)) return false;
  const text = (textContentOf(heading) ?? '').trim();
  if (leading.test(text)) return false;
  const isQuestion = /[:?：？]$/.test(text) && !isMatch(entries[0]!, 'button');
  const isData = (entry: Element) => time.test(textContentOf(entry) ?? '') || carries(entry, 'data-value');
  return isQuestion || asksToChoose(text) || entries.every(isData);
}

/** What is pressed behind such words is done, or goes elsewhere: buttons to log in with, to share, to sort by. */
export const leading =
  /^or\b|\b(?:log ?in|sign (?:in|up)|continue|share|follow|connect|links?|export|download|print|sort|view|filter|show)\b/i;
const time = /^\s*\d{1,2}[:.]\d{2}\s*(?:[ap]\.?m\.?)?\s*$/i;

/** The caption names no control, and none stands behind the box before the next caption does. */
function isCaptioned(box: Element, entries: readonly Element[]): boolean {
  const caption = previousElementOf(box);
  if (!isCaptionOf(caption, box) && !isAsked(caption, entries)) return false;
  const next = nextElementOf(box);
  if (!next || isMatch(next, captions) || findFirst(next, captions)) return true;
  return !isMatch(next, controls) && !findFirst(next, controls);
}
