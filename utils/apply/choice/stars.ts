/** Ratings drawn without roles: which elements are the stars. */
import { isLong } from '../widget/long-box';
import { isFurniture, isInForm } from '../widget/furniture';

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
export function rowOf(element: Element): Rating | null {
  const row = drawnRow(element);
  return row && isAsked(row) ? row : null;
}

/** Shops show the ratings of others everywhere: outside of forms, one to give is drawn to be pressed. */
function isAsked({ box, stars }: Rating): boolean {
  if (isFurniture(box)) return false;
  return isInForm(box) || [box, ...stars].some((one) => getComputedStyle(one).cursor === 'pointer');
}

function drawnRow(element: Element): Rating | null {
  if (names.test(element.getAttribute('class') ?? '')) return named(element);
  const row = element.matches(pointed) ? rowAround(element) : null;
  const stars = row && isInForm(row) && !names.test(row.getAttribute('class') ?? '') ? [...row.children] : [];
  const isPointed = (star: Element) => star.matches(pointed) || star.firstElementChild?.matches(pointed) === true;
  return row && isAlike(stars) && stars.every((star) => isPointed(star) && isBare(star))
    ? rating(row, stars)
    : numbered(element);
}

/** Drawn to be pressed; the second is Tailwind's name for it. */
export const pointed = ':is([style*="cursor: pointer"], svg.cursor-pointer)';

/** The box of the stars, of which each may stand in a box of its own; null where that is too long for a rating. */
function rowAround({ parentElement: around, localName }: Element): Element | null {
  const row = localName === 'svg' && around?.childElementCount === 1 ? around.parentElement : around;
  return row && !isLong(row, most) ? row : null;
}

/** Pictures that count up in a box that is drawn to be pressed (Raty). */
function numbered(box: Element): Rating | null {
  if (!box.matches(pointed) || isLong(box, most + 2) || !isInForm(box) || box.querySelector(fields)) return null;
  const pictures = [...box.children].filter((child) => child.matches('img, i, svg, span'));
  const stars = pictures.filter((picture) => numberOf(picture) !== null);
  const countsUp = stars.every((star, at) => numberOf(star) === at + 1);
  return countsUp && isAlike(stars) ? rating(box, stars, pictures.find(isCancel) ?? null) : null;
}

function numberOf(star: Element): number | null {
  const text = ['alt', 'data-alt', 'data-value', 'data-score', 'data-index'].map((name) => star.getAttribute(name));
  const number = Number(text.find(Boolean) ?? NaN);
  return Number.isInteger(number) ? number : null;
}

const isCancel = (child: Element) => cancelNames.test(child.getAttribute('class') ?? '');

function named(box: Element): Rating | null {
  if (box.querySelector(fields) || box.matches(notMeant) || box.matches(fields)) return null;
  const inner = [...box.querySelectorAll('[class]')].find((one) => names.test(one.getAttribute('class') ?? ''));
  for (const row of [box, ...box.children]) {
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
  const beside = [box.previousElementSibling, box.nextElementSibling];
  return beside.find((one) => one && !one.matches('button[type=submit]') && isCancel(one)) ?? null;
}

/** The rating may be written beside its stars, in an element like theirs (Vue Star Rating). */
function starsIn(row: Element): [Element[], Element | null] {
  const children = [...row.children].filter((child) => child.localName === row.lastElementChild?.localName);
  const cancel = children.find(isCancel) ?? null;
  const others = children.filter((child) => child !== cancel);
  const drawn = others.filter(isBare);
  return [drawn.length >= fewest ? drawn : others, cancel];
}

/** One drawing of all stars with another, cut to a width, over it. */
function isPlaced(box: Element): boolean {
  const isCut = [...box.children].some((child) => /(^|[;\s])width:/.test(child.getAttribute('style') ?? ''));
  return isCut && box.children.length <= 2 && isBare(box);
}

/** Nothing to read in it but stars. */
function isBare(element: Element): boolean {
  return glyph.test(element.textContent ?? '') && element.querySelector(fields) === null;
}

function isAlike(stars: readonly Element[]): boolean {
  return (
    stars.length >= fewest && stars.length <= most && stars.every(({ localName }) => localName === stars[0]!.localName)
  );
}

function isStar(star: Element): boolean {
  const isNamed = /star|rate|icon|item/i.test(star.getAttribute('class') ?? '');
  return (
    isNamed ||
    star.querySelector(':scope > :is(svg, i)') !== null ||
    numberOf(star) !== null ||
    ((star.textContent ?? '').trim() !== '' && isBare(star))
  );
}
