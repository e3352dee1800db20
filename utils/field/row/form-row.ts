/** Rows of a form that show a name and a text that asks to choose, and open something when they are pressed. */
import {
  attribute,
  childElementsOf,
  closest,
  contains,
  findFirst,
  isMatch,
  nextElementOf,
  parentElementOf,
} from '../../dom/nodes';
import { boxesAround, nearestBox } from '../box/boxes-around';
import { holdsDays } from '../calendar/inline-calendar';
import { otherPickers } from '../list/combobox-parts';
import { listBehind } from '../list/list-behind';
import { isBlankChoice } from '../saying/no-choice';
import { isPageChrome } from '../widget/page-chrome';
import { inRow, lineOf } from '../saying/row-label';

export interface FormRow {
  /** What is pressed: the largest box that shows nothing else. */
  readonly box: Element;
  /** The name before what is asked. */
  readonly label: string;
  /** Whether it is filled sign by sign, on a pad. */
  readonly isEntered?: boolean;
  /** Whether nothing says that it can be pressed: the mouse over it has to show it. */
  readonly isUnsaid?: boolean;
}

const longestAsking = 40;
const longestLabel = 60;
/** Inside a row: fields and buttons of their own. */
const controls =
  'input, select, textarea, button, a[href], [contenteditable], [role=combobox], [role=checkbox], [role=switch], [role=radio], [role=button] [role=button]';
/** What is one thing to press by itself, and what a press leads away from. */
const pressables = 'button, a, [role=button], [role=link], [role=tab], [role=option], [role^=menuitem], summary, label';
const leading =
  '[aria-disabled=true], a[href]:not([href="#"]), button:not([type=button]), [type=submit], [aria-expanded], [aria-controls], [role=group][aria-haspopup]';
const rowNames = /(?:^|[-_\s])(?:cell|item|row|field|clickable|is-link|link|arrow)(?![a-z])/i;
const pressed = '[role=button], [tabindex="0"], a:not([href]), a[href="#"], button';
const arrows = 'svg, i, [class*=arrow i], [class*=chevron i]';
const inForm = 'form, fieldset, [role=form], [class*=form i]';

/** Whether a text says that nothing has been chosen yet. */
export function asks(text: string): boolean {
  const short = text.trim();
  return short.length <= longestAsking && /\p{L}/u.test(short) && !/[^.][.!]$/.test(short) && isBlankChoice(short);
}

/** The row around an element whose own text asks to choose; null where it stands for something else. */
export function rowAround(element: Element): FormRow | null {
  const isAsking = asks(lineOf(element)) && hasOwnText(element) && !isMatch(element, pressables);
  const row = isAsking ? (openerOfList(element) ?? wholeRow(element)) : null;
  if (!row || closest(row.box, leading) || findFirst(row.box, controls) || standsForList(row.box)) return null;
  return closest(row.box, inForm) && !isPageChrome(row.box) ? row : null;
}

function wholeRow(asking: Element): FormRow | null {
  const inner = labelledBox(asking);
  if (!inner) return null;
  const box = outermostOf(inner.box);
  if (isPressable(inner.box, box)) return { ...inner, box };
  return otherPickers.test(lineOf(asking)) ? null : { ...inner, box: asking, isUnsaid: true };
}

/** The text, with its arrow, behind which its list or calendar stands: a press on the name before it opens nothing. */
function openerOfList(asking: Element): FormRow | null {
  const box = outermostOf(asking);
  const behind = listBehind(box) ?? calendarBehind(box);
  const list = findFirst(behind, lists) ? null : behind;
  const around = list && nearestBox(box, (one) => isWorded(textsAround(one, asking)[0]), inRow);
  const [label, after] = around ? textsAround(around, asking) : ['', ''];
  return list && isWorded(label) && label.length <= longestLabel && after === lineOf(list) ? { box, label } : null;
}

/** What has one of these in it is a widget of its own, before which the text is but a hint (USWDS). */
const lists = 'select, [role=combobox]';

function calendarBehind(box: Element): Element | null {
  const next = nextElementOf(box);
  return next && holdsDays(next) ? next : null;
}

const isWorded = (text: string) => /\p{L}/u.test(text);

/** Whether all it says stands in itself: it may hold a box for what opens. */
function hasOwnText(element: Element): boolean {
  return ![...childElementsOf(element)].some((child) => lineOf(child) !== '');
}

/** A native list beside a row is what the row is drawn for. */
function standsForList(box: Element): boolean {
  const around = [parentElementOf(box), parentElementOf(parentElementOf(box))].filter((one) => one instanceof Element);
  return around.some((one) => findFirst(one, ':scope > :is(select, input)') !== null);
}

/** The smallest box that has a name before the text. */
function labelledBox(asking: Element): FormRow | null {
  const hasWords = (box: Element) => textsAround(box, asking).some(isWorded);
  const box = nearestBox(asking, (one) => hasWords(one) || isMatch(one, pressables), inRow);
  const [before, after] = box ? textsAround(box, asking) : ['', ''];
  const isLabelled = isWorded(before) && !isWorded(after) && before.length <= longestLabel;
  return box && isLabelled ? { box, label: before } : null;
}

function textsAround(box: Element, asking: Element): readonly [before: string, after: string] {
  const whole = lineOf(box);
  const own = lineOf(asking);
  const at = whole.lastIndexOf(own);
  return [whole.slice(0, at).trim(), whole.slice(at + own.length).trim()];
}

function outermostOf(inner: Element): Element {
  const text = lineOf(inner);
  return boxesAround(inner, inRow, (box) => lineOf(box) === text).at(-1) ?? inner;
}

/** Something says that the row is more than two texts: its name, its arrow, its place in the order of the keys. */
function isPressable(inner: Element, outer: Element): boolean {
  for (let at: Element | null = inner; at && contains(outer, at); at = parentElementOf(at))
    if (isMatch(at, pressed) || rowNames.test(attribute(at, 'class'))) return true;
  return findFirst(outer, arrows) !== null;
}
