/** The buttons by which a calendar is turned. */
import {
  attribute,
  closest,
  findAll,
  findFirst,
  isMatch,
  parentElementOf,
  rectOf,
  textContentOf,
} from '../../dom/nodes';
import { isSaidIn, speaksOfYears } from '../../words/says';
import { isDisabled } from '../saying/disabled';
import { isShown } from '../widget/visible';
import { elementsBelow, ownText } from './look';
import { headingOf } from './month-names';

export type Stride = 'month' | 'year';

/** Drawn by themselves, too: an icon passes its press on to the box around it. */
const clickable =
  'button, [role=button], a, [class*=next i], [class*=prev i], [class*=arrow i], [class*=chevron i], [data-action], [data-handler]';
const signs = { next: /[›»→❯▶]/, previous: /[‹«←❮◀]/ } as const;
/** In class names and other attributes for those who made the page words are not parted. */
const names = { next: /next|forward/i, previous: /prev|back/i } as const;
const rightwards = /right|gt\b/i;
const leftwards = /left|lt\b/i;
const byYear = /year|double|decade|super|[-_]d-arrow|(?:prev|next)-?y(?![a-z])|»|«|chevrons/i;
const notTurning = /clear|close|today|now|hour|minute|second(?!ary)|(^|[-_\s]|arrow)(up|down)\b|apply|cancel/i;

/** The button that turns a calendar that way by that much. @returns null where there is none that can be pressed */
export function turnButton(root: Element, isForward: boolean, stride: Stride): Element | null {
  return usable(turnButtons(root, isForward, stride), isForward);
}

/** The same; a calendar whose buttons have no name is turned by those around its heading, where it does not end. */
export function monthButton(root: Element, isForward: boolean): Element | null {
  const named = turnButtons(root, isForward, 'month');
  return named.length > 0 ? usable(named, isForward) : byPlace(root, isForward);
}

function turnButtons(root: Element, isForward: boolean, stride: Stride): Element[] {
  const buttons = buttonsOf(root).map((button) => ({ button, name: withoutPrefix(namesOf(button), root) }));
  const side = isForward ? rightwards : leftwards;
  for (const leads of [leadsTo(isForward ? 'next' : 'previous'), (name: string) => side.test(name)]) {
    const named = buttons.filter(({ name }) => leads(name));
    const fitting = named.filter(({ name }) => isByYear(name) === (stride === 'year'));
    if (fitting.length > 0) return fitting.map(({ button }) => button);
  }
  return [];
}

/** A library that begins all its names with a word for turning says nothing by it (Fusion: `next-calendar`). */
function withoutPrefix(name: string, root: Element): string {
  const [prefix] = /^(?:next|prev)-/.exec(attribute(root, 'class')) ?? [];
  return prefix ? name.replaceAll(new RegExp(`(?<!\\S)${prefix}`, 'g'), '') : name;
}

const isByYear = (name: string) => byYear.test(name) || speaksOfYears(name);

function leadsTo(way: 'next' | 'previous'): (name: string) => boolean {
  return (name) => names[way].test(name) || signs[way].test(name) || isSaidIn(way, name);
}

/** In a list of years or months there may be one pair of buttons only, named anyhow. */
export function anyTurnButton(root: Element, isForward: boolean): Element | null {
  const [first, second] = (['year', 'month'] as const).map((stride) => turnButton(root, isForward, stride));
  return second ?? first ?? byPlace(root, isForward);
}

/** Buttons without a name, before and after the heading. */
function byPlace(root: Element, isForward: boolean): Element | null {
  const nameless = buttonsOf(root).filter((button) => !/[\p{L}\p{N}]/u.test(textContentOf(button) ?? ''));
  const top = Math.min(...nameless.map((button) => rectOf(button).top));
  const row = nameless.filter((button) => Math.abs(rectOf(button).top - top) < 12);
  if (row.length < 2 || row.length > 4) return null;
  const sorted = row.sort((one, other) => rectOf(one).left - rectOf(other).left);
  const middle = sorted.length / 2;
  return (isForward ? sorted[Math.floor(middle)] : sorted[Math.ceil(middle) - 1]) ?? null;
}

/** The heading that opens the list of years, else of months. */
export function headingButton(root: Element, language: string): Element | null {
  const titles = buttonsOf(
    root,
    `${clickable}, th, [class*=title i], [class*=label i], [class*=header i] *, [class*=switch i], [tabindex]`,
  )
    .filter((button) => (textContentOf(button) ?? '').trim().length < 30)
    .map((button) => ({ button, ...headingOf((textContentOf(button) ?? '').trim(), language) }));
  const ofYear = titles.filter(({ year, month }) => year !== null && month === null).at(-1);
  const ofBoth = titles.filter(({ year, month }) => year !== null && month !== null).at(-1);
  return (ofYear ?? ofBoth)?.button ?? null;
}

const realButtons = 'button, a, [role=button]';

/** Of boxes around buttons the buttons, of icons in buttons the buttons. */
function buttonsOf(root: Element, selector = clickable): Element[] {
  const found = elementsBelow(root).filter(
    (element) => isMatch(element, selector) && !isMatch(element, 'input, select') && isShown(element),
  );
  const outer = found.filter((element) => !closest(parentElementOf(element), realButtons));
  const inner = outer.filter((element) => isMatch(element, realButtons) || !findFirst(element, realButtons));
  return inner.filter((element) => !notTurning.test(namesOf(element)) && !isOfMonth(element));
}

/** Characters; no button says more. */
const longestText = 40;

/** "1" in the last row is of the next month, not the way there; nor is that month, drawn out of sight (Framework7). */
function isOfMonth(element: Element): boolean {
  const text = (textContentOf(element) ?? '').trim();
  return /^\d{1,2}$/.test(text) || text.length > longestText;
}

/** Where months stand beside each other the outer buttons turn all of them. */
function usable(buttons: readonly Element[], isForward: boolean): Element | null {
  const free = buttons.filter((button) => !isDisabled(button));
  return (isForward ? free.at(-1) : free[0]) ?? null;
}

function namesOf(button: Element): string {
  const parts = [button, ...[...findAll(button, '*')].slice(0, 4)];
  const names = parts.flatMap((part) =>
    ['aria-label', 'title', 'class', 'data-action', 'data-handler', 'data-slot', 'icon', 'name', 'id'].map((name) =>
      attribute(part, name),
    ),
  );
  return [...names, ownText(button).slice(0, 20), (textContentOf(button) ?? '').slice(0, 20)].join(' ');
}
