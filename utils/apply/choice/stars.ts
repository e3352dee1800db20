/** Ratings drawn without roles: which elements are the stars, how many are lit, how one is pressed. */
import { isLong } from '../widget/long-box';
import { isFurniture, isInForm } from '../widget/furniture';
import { hover, press as pressAt } from '../widget/press';
import { nextTask } from '../widget/until';

export interface Rating {
  readonly box: Element;
  /** The stars; none where the box is one drawing and the place of the press tells the star. */
  readonly stars: readonly Element[];
  readonly count: number;
  /** What takes the rating back. */
  readonly cancel: Element | null;
}

/** A point to press: an element, and how far along its width. */
export interface Place {
  readonly target: Element;
  readonly share: number;
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

const on = /active|full|filled|selected|checked|(^|[-_\s])(on|lit)($|\s)|star-on|(star|rate)[-_]solid/i;

/** How many stars are lit: by what they say, else as many as look like the first and unlike the last. */
export function lit({ box, stars, count }: Rating): number {
  if (stars.length === 0) return Math.round((widthShare(box) ?? 0) * count);
  const isOn = (part: Element) => on.test(part.getAttribute('class') ?? '');
  const said = stars.filter(
    (star) => isOn(star) || (star.querySelector(':scope > i') !== null && [...star.children].some(isOn)),
  ).length;
  if (said > 0) return said;
  const counted = countedBy(box);
  if (counted !== null) return counted;
  const looks = stars.map(lookOf);
  const change = looks.findIndex((look) => look !== looks[0]);
  return change > 0 ? change : (toldBy(box) ?? 0);
}

/** "4 Stars" is said of the box and nothing else: its stars may differ by more than being lit. */
function countedBy(box: Element): number | null {
  const told = /^(\d+) stars?$/i.exec(box.getAttribute('title') ?? '')?.[1];
  return told === undefined ? null : Number(told);
}

/** A number in what the box says. */
function toldBy(box: Element): number | null {
  const texts = ['title', 'aria-label', 'data-rating', 'data-value'].map((name) => box.getAttribute(name) ?? '');
  const number = texts.map((text) => /\d+/.exec(text)?.[0]).find((digits) => digits !== undefined);
  return number === undefined ? null : Number(number);
}

/** How much of the box its cut drawing covers. */
function widthShare(box: Element): number | null {
  const cut = [...box.children].find((child) => /(^|[;\s])width:/.test(child.getAttribute('style') ?? ''));
  const whole = box.getBoundingClientRect().width;
  return cut && whole > 0 ? Math.min(1, cut.getBoundingClientRect().width / whole) : null;
}

/** A star's markup without what numbers it, and what it is painted with by a name of its own. */
function lookOf(star: Element): string {
  return star.outerHTML
    .slice(0, 4_000)
    .replace(
      /\s(?:id|key|name|for|title|alt|value|tabindex|aria-[\w-]+|data-(?:index|value|key|star|rating|id|alt|score))="[^"]*"/g,
      '',
    )
    .replace(/url\([^)]*\)/g, '');
}

/** Within a star: its right half is the whole of it where halves count too. */
const wholeStar = 0.75;

/** Where to press for each number of stars. */
export function placesOf({ box, stars, count }: Rating): Place[] {
  if (stars.length > 0)
    return stars.map((star) => ({ target: star.querySelector('svg, i, button') ?? star, share: wholeStar }));
  return Array.from({ length: count }, (_, index) => ({ target: box, share: (index + 0.8) / count }));
}

/** Presses at a place, with the mouse moved there before and away after: some choose what they drew while it hovered. */
export async function press({ target, share }: Place): Promise<void> {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { clientX: left + width * share, clientY: top + height / 2 };
  hover(target, at);
  await nextTask();
  pressAt(target, at);
  for (const type of ['pointerout', 'mouseout']) target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  for (let at: Element | null = target, depth = 0; at && depth < 4; at = at.parentElement, depth++)
    at.dispatchEvent(new MouseEvent('mouseleave'));
}
