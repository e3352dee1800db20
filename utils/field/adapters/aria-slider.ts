import { attributeOf, carries, findAll, isMatch, parentElementOf, rectOf } from '../../dom/nodes';
import type { Control } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { helpsColourText } from '../colour/colour-text';
import {
  boxedHandles,
  handleOf,
  handlesIn,
  isBoxedHandle,
  percentOf,
  scaleBox,
  toldByBox,
} from '../slider/boxed-handles';
import { isPlayerPart } from '../widget/page-chrome';
import { isLong } from '../box/long-box';
import { numberTwins } from '../slider/number-twins';
import { thumbsApart, thumbsIn } from '../slider/drawn-thumb';
import { ownSide } from '../slider/thumb';

/** Thumbs that take the focus and say what they are in their class alone (jQuery UI). */
const unmarkedThumbs = '[class*=slider] > [class*=handle][tabindex]:not([role])';
/** Kept for screen readers: the page hears the keys on the thumb around it (rsuite). */
const mutedInputs = 'input[type=range][readonly][aria-valuenow]';
/** What a script writes of a number that it has not is no word. */
const word = /^(?!NaN|undefined|null)\p{L}/u;
/** Elements worth asking about; others stand in one of them. */
export const ariaSliderSelector = `[role=slider], ${unmarkedThumbs}, ${mutedInputs}`;

/** What a slider that is a box around its thumb holds: no sliders of their own. */
const ownParts = `input, ${unmarkedThumbs}`;

/** Thumbs of sliders (https://www.w3.org/WAI/ARIA/apg/patterns/slider/); each thumb of a range is a field. */
export const ariaSlider: Adapter = {
  name: 'aria-slider',
  selector: `${ariaSliderSelector}, ${boxedHandles}`,
  claims: (element) =>
    (!isMatch(element, 'input') || isMatch(element, mutedInputs)) &&
    (isMatch(element, ariaSliderSelector) || isBoxedHandle(element)) &&
    valueNow(element) !== null &&
    !isStretch(element) &&
    !isAroundSeveral(element) &&
    !isPlayerPart(element) &&
    !helpsColourText(element),
  gather: (element) => ({
    members: [element],
    parts: [
      ...findAll(element, ownParts),
      ...thumbsIn(element),
      ...stretchesBeside(element),
      ...numberTwins(element, { ...limitsOf(element), now: now(element) }),
    ],
  }),
  describe,
  holds: ({ element }) => shown(element),
};

function number(element: Element, attribute: string): number | null {
  const text = attributeOf(element, attribute);
  const parsed = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(parsed) ? parsed : null;
}

/** What lies between two thumbs and moves them both: it stands at their distance, and says from where to where. */
function isStretch(element: Element): boolean {
  const [from, to] =
    attributeOf(element, 'aria-valuetext')
      ?.match(/-?\d+(?:\.\d+)?/g)
      ?.map(Number) ?? [];
  return from !== undefined && to !== undefined && to - from === number(element, 'aria-valuenow');
}

/**
 * One number says nothing of two thumbs drawn in a box, which hear fingers alone: each is a field of its own (Arco's pages
 * for phones).
 */
function isAroundSeveral(element: Element): boolean {
  if (handlesIn(element).length > 0) return false;
  const thumbs = thumbsApart(element);
  return isSeveral(thumbs) && thumbs.every((thumb) => !isMatch(thumb, '[tabindex]'));
}

function stretchesBeside(thumb: Element): Element[] {
  return [...(findAll(parentElementOf(thumb), ':scope > [role=slider][aria-valuetext]') ?? [])].filter(isStretch);
}

/**
 * What the thumb says, else its place on the track: in percent, or on the scale where a box around it has the role, or
 * where it says the word that is marked there ("M").
 */
function valueNow(element: Element): number | null {
  const said = number(element, 'aria-valuenow') ?? toldByBox(element);
  if (said !== null || isMatch(element, unmarkedThumbs)) return said ?? percentOf(element);
  const handle = handleOf(element);
  const saysWord = word.test(attributeOf(element, 'aria-valuenow') ?? '');
  const place = isMatch(handle, '[role=slider]') && !saysWord ? null : percentOf(handle);
  const { min, max } = limitsOf(element);
  return place === null ? null : Math.round(min * 100 + place * (max - min)) / 100;
}

export const now = (element: Element) => valueNow(element) ?? 0;

/**
 * A bare number beside no value is what the page drew first; a slider with two thumbs may say of each from where to
 * where both stand.
 */
export function shown(element: Element): string {
  const text = attributeOf(element, 'aria-valuetext');
  if (text !== null && saysBoth(element, text)) return String(now(element));
  const isTold = text !== null && (carries(element, 'aria-valuenow') || Number.isNaN(Number(text)));
  return isTold ? text : String(now(element));
}

function saysBoth(thumb: Element, text: string): boolean {
  const thumbsBeside = [...(findAll(parentElementOf(thumb), ':scope > [role=slider]') ?? [])];
  return (
    thumbsBeside.some((one) => one !== thumb && attributeOf(one, 'aria-valuetext') === text) && /\d\D+\d/.test(text)
  );
}

export function limitsOf(element: Element): { readonly min: number; readonly max: number } {
  const box = scaleBox(element);
  return { min: number(box, 'aria-valuemin') ?? 0, max: number(box, 'aria-valuemax') ?? 100 };
}

function describe({ element }: FieldElements): Control {
  const limits = limitsOf(element);
  return {
    control: 'number',
    type: 'slider',
    ...limits,
    ...besideTwin(element),
    step: null,
    stepBase: limits.min,
  };
}

function besideTwin(element: Element): ReturnType<typeof ownSide> {
  const rows = [parentElementOf(element), parentElementOf(parentElementOf(element))];
  const inLine = isBoxedHandle(element)
    ? handlesIn(scaleBox(element))
    : rows.map((row) => (row && !isLong(row) ? [...findAll(row, '[role=slider]')] : [])).find(isSeveral);
  const twin = inLine?.length === 2 ? inLine.find((thumb) => thumb !== element) : undefined;
  return twin && isInLine(element, twin) ? ownSide(now(element), now(twin)) : {};
}

const isSeveral = ({ length }: readonly Element[]) => length > 1;

function isInLine(thumb: Element, twin: Element): boolean {
  const [one, other] = [rectOf(thumb), rectOf(twin)];
  return isVertical(thumb) ? Math.abs(one.left - other.left) < 3 : Math.abs(one.top - other.top) < 3;
}

export const isVertical = (element: Element) => attributeOf(scaleBox(element), 'aria-orientation') === 'vertical';
