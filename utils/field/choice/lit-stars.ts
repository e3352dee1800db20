/** How many stars of a drawn rating are lit. */
import { attribute, childElementsOf, findFirst, isMatch, rectOf, textContentOf } from '../../dom/nodes';
import { saysByClass } from '../saying/says-by-class';
import type { Rating } from './stars';

/** A star may be a button that says whether it is the chosen one, or one of those lit (Backpack). */
const pressedStar = '[aria-pressed=true]';

/** How many stars are lit: by what they say, else as many as look like the first and unlike the last. */
export function lit({ box, stars, count }: Rating): number {
  if (stars.length === 0) return Math.round((widthShare(box) ?? 0) * count);
  const pressed = stars.findLastIndex((star) => isMatch(star, pressedStar) || findFirst(star, pressedStar) !== null);
  if (pressed >= 0) return pressed + 1;
  const isLit = (part: Element) => saysByClass(part, 'lit');
  const said = stars.filter(
    (star) => isLit(star) || (findFirst(star, ':scope > i') !== null && [...childElementsOf(star)].some(isLit)),
  ).length;
  if (said > 0) return said;
  const counted = countedBy(box);
  if (counted !== null) return counted;
  const signs = stars.map((star) => textContentOf(star));
  // A star that was pressed may fade still.
  const looks = new Set(signs).size === 2 ? signs : stars.map(lookOf);
  const change = looks.findIndex((look) => look !== looks[0]);
  return change > 0 ? change : (toldBy(box) ?? 0);
}

/** "4 Stars" is said of the box and nothing else: its stars may differ by more than being lit. */
function countedBy(box: Element): number | null {
  const told = /^(\d+) stars?$/i.exec(attribute(box, 'title'))?.[1];
  return told === undefined ? null : Number(told);
}

/** A number in what the box says. */
function toldBy(box: Element): number | null {
  const texts = ['title', 'aria-label', 'data-rating', 'data-value'].map((name) => attribute(box, name));
  const number = texts.map((text) => /\d+/.exec(text)?.[0]).find((digits) => digits !== undefined);
  return number === undefined ? null : Number(number);
}

/** How much of the box its cut drawing covers. */
function widthShare(box: Element): number | null {
  const cut = [...childElementsOf(box)].find((child) => /(^|[;\s])width:/.test(attribute(child, 'style')));
  const whole = rectOf(box).width;
  return cut && whole > 0 ? Math.min(1, rectOf(cut).width / whole) : null;
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
