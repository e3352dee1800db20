/** Ratings drawn without roles: which elements are the stars. */
import {
  attribute,
  attributeOf,
  childElementsOf,
  findAll,
  findFirst,
  firstElementOf,
  isMatch,
  lastElementOf,
  localNameOf,
  nextElementOf,
  parentElementOf,
  previousElementOf,
  textContentOf,
} from '../../dom/nodes';
import { isLong } from '../box/long-box';
import { isPageChrome, isInForm } from '../widget/page-chrome';
import { touchables } from './touchables';

export interface Rating {
  readonly box: Element;
  /** The stars; none where the box is one drawing and the place of the press tells the star. */
  readonly stars: readonly Element[];
  readonly count: number;
  /** What takes the rating back. */
  readonly cancel: Element | null;
}

const names = /(^|[-_\s])j?(rate|ratings?|star-?ratings?|stars|rater)(?![a-z])/i;
const fields =
  'input:not([type=hidden]), select, textarea, button[type=submit], a[href], [role=radio], [role=slider], [role=radiogroup], form';
const notMeant = '[aria-hidden=true] *, .review, [class*=readonly i], [class*=read-only i], [aria-readonly=true], a *';
const glyph = /^[\s★☆✩✭✮⭐🌟♥♡❤👍☺😀]*$/u;
const cancelNames = /cancel|clear|reset/i;
const fewest = 3;
const most = 10;
const usual = 5;

/** The rating an element is the box of, or, where the box has no name, the first star of; null for anything else. */
export function ratingOf(element: Element): Rating | null {
  const row = drawnRow(element);
  return row && !isPageChrome(row.box) ? row : null;
}

/** Shops show the ratings of others everywhere: outside of forms, one to give is drawn to be pressed. */
export function isToGive(element: Element): boolean {
  const row = ratingOf(element);
  if (!row) return false;
  return isInForm(row.box) || [row.box, ...row.stars].some((one) => getComputedStyle(one).cursor === 'pointer');
}

function drawnRow(element: Element): Rating | null {
  if (names.test(attribute(element, 'class'))) return named(element);
  const row = isMatch(element, pointed) ? rowAround(element) : null;
  const stars = row && isInForm(row) && !names.test(attribute(row, 'class')) ? [...childElementsOf(row)] : [];
  const isPointed = (star: Element) => isMatch(star, pointed) || isMatch(firstElementOf(star), pointed);
  return row && isAlike(stars) && stars.every((star) => isPointed(star) && isBare(star))
    ? rating(row, stars)
    : numbered(element);
}

/** Drawn to be pressed; the second is Tailwind's name for it. */
export const pointed = `:is([style*="cursor: pointer"], svg.cursor-pointer, ${touchables})`;

/** The box of the stars, of which each may stand in a box of its own; null where that is too long for a rating. */
function rowAround({ parentElement: around, localName }: Element): Element | null {
  const row = localName === 'svg' && around?.childElementCount === 1 ? parentElementOf(around) : around;
  return row && !isLong(row, most) ? row : null;
}

/** Pictures that count up in a box that is drawn to be pressed (Raty). */
function numbered(box: Element): Rating | null {
  if (!isMatch(box, pointed) || isLong(box, most + 2) || !isInForm(box) || findFirst(box, fields)) return null;
  const pictures = [...childElementsOf(box)].filter((child) => isMatch(child, 'img, i, svg, span'));
  const stars = pictures.filter((picture) => numberOf(picture) !== null);
  const countsUp = stars.every((star, at) => numberOf(star) === at + 1);
  return countsUp && isAlike(stars) ? rating(box, stars, pictures.find(isCancel) ?? null) : null;
}

function numberOf(star: Element): number | null {
  const text = ['alt', 'data-alt', 'data-value', 'data-score', 'data-index'].map((name) => attributeOf(star, name));
  const number = Number(text.find(Boolean) ?? NaN);
  return Number.isInteger(number) ? number : null;
}

const isCancel = (child: Element) => cancelNames.test(attribute(child, 'class'));

function named(box: Element): Rating | null {
  if (findFirst(box, fields) || isMatch(box, notMeant) || isMatch(box, fields)) return null;
  const inner = [...findAll(box, '[class]')].find((one) => names.test(attribute(one, 'class')));
  for (const row of [box, ...childElementsOf(box)]) {
    const [stars, cancel] = starsIn(row);
    if (isAlike(stars) && stars.every(isStar)) return isPlaced(box) ? drawing(box) : rating(box, stars, cancel);
  }
  return inner === undefined && isPlaced(box) ? drawing(box) : null;
}

function rating(box: Element, stars: readonly Element[], cancel: Element | null = null): Rating {
  return { box, stars, count: stars.length, cancel: cancel ?? cancelBeside(box) };
}

function drawing(box: Element): Rating {
  return { box, stars: [], count: usual, cancel: cancelBeside(box) };
}

/** What takes the rating back may stand before or after the stars. */
function cancelBeside(box: Element): Element | null {
  const beside = [previousElementOf(box), nextElementOf(box)];
  return beside.find((one) => one && !isMatch(one, 'button[type=submit]') && isCancel(one)) ?? null;
}

/** The rating may be written beside its stars, in an element like theirs (Vue Star Rating). */
function starsIn(row: Element): [Element[], Element | null] {
  const children = [...childElementsOf(row)].filter((child) => localNameOf(child) === localNameOf(lastElementOf(row)));
  const cancel = children.find(isCancel) ?? null;
  const others = children.filter((child) => child !== cancel);
  const drawn = others.filter(isBare);
  return [drawn.length >= fewest ? drawn : others, cancel];
}

/** One drawing of all stars with another, cut to a width, over it. */
function isPlaced(box: Element): boolean {
  const isCut = [...childElementsOf(box)].some((child) => /(^|[;\s])width:/.test(attribute(child, 'style')));
  return isCut && childElementsOf(box).length <= 2 && isBare(box);
}

/** Nothing to read in it but stars. */
function isBare(element: Element): boolean {
  return glyph.test(textContentOf(element) ?? '') && findFirst(element, fields) === null;
}

function isAlike(stars: readonly Element[]): boolean {
  return (
    stars.length >= fewest &&
    stars.length <= most &&
    stars.every(({ localName }) => localName === localNameOf(stars[0]!))
  );
}

function isStar(star: Element): boolean {
  const isNamed = /star|rate|icon|item/i.test(attribute(star, 'class'));
  return (
    isNamed ||
    findFirst(star, ':scope > :is(svg, i)') !== null ||
    numberOf(star) !== null ||
    ((textContentOf(star) ?? '').trim() !== '' && isBare(star))
  );
}
