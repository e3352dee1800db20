import { findAll, parentElementOf, rectOf, textContentOf } from '../../dom/nodes';
import type { Control } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { isThumb, sliderBox, thumbSelector, thumbsIn, twinOf } from '../slider/drawn-thumb';
import { isPageChrome, isInForm, isPlayerPart } from '../widget/page-chrome';
import { numberTwins } from '../slider/number-twins';
import { limitsOf, readoutOf, type Limits } from '../slider/slider-scale';
import { ownSide, trackOf } from '../slider/thumb';

export const percent: Limits = { min: 0, max: 100 };

/** Thumbs drawn without a role, moved by the mouse: each is a field, in percent of its track where no scale is written. */
export const drawnSlider: Adapter = {
  name: 'drawn-slider',
  selector: thumbSelector,
  claims: (element) =>
    isThumb(element) &&
    sliderBox(element) !== null &&
    isInForm(element) &&
    !isPageChrome(element) &&
    !isPlayerPart(element),
  gather: (element) => ({ members: [element], parts: twinsBeside(element) }),
  describe,
  holds: ({ element }) => shown(element),
};

/** Numbers beside it that say the same. */
function twinsBeside(element: Element): Element[] {
  const texts = findAll<HTMLInputElement>(parentElementOf(sliderBox(element)), '[class*=slider i] input') ?? [];
  const alike = [...texts].filter(({ value }) => value === shown(element));
  return [...alike, ...numberTwins(element, { ...(scaleOf(element) ?? percent), now: Number(shown(element)) })];
}

function describe({ element }: FieldElements): Control {
  const scale = scaleOf(element);
  const limits = scale ?? percent;
  const twin = twinOf(element);
  const stands = (thumb: Element) => (scale ? toldBy(thumb) : percentOf(thumb)) ?? 0;
  const side = twin ? ownSide(stands(element), stands(twin)) : {};
  return { control: 'number', type: 'slider', ...limits, ...side, step: 1, stepBase: limits.min };
}

/** The number drawn in the thumb, else the one shown for it in its box. */
export function toldBy(thumb: Element): number | null {
  const own = (textContentOf(thumb) ?? '').trim();
  if (/^-?\d+(\.\d+)?$/.test(own)) return Number(own);
  const box = sliderBox(thumb);
  const thumbs = thumbsIn(box);
  return box && readoutOf(box, thumbs.indexOf(thumb), thumbs.length);
}

/** The scale of a thumb that a number is shown for. */
export function scaleOf(thumb: Element): Limits | null {
  const box = sliderBox(thumb);
  return box && toldBy(thumb) !== null ? limitsOf(box) : null;
}

export const shown = (element: Element) => String(toldBy(element) ?? percentOf(element) ?? '');

/** In percent of its track, by its own style where that says so. */
export function percentOf(element: Element): number | null {
  const { left, bottom } = (element as HTMLElement).style;
  const said = [left, bottom].find((one) => one.endsWith('%'));
  if (said !== undefined) return Math.round(Number.parseFloat(said));
  const isVertical = isUpright(element);
  const [own, track] = [element, trackOf({ element, isVertical })].map((one) => rectOf(one));
  if (!own || !track || track.width <= 0) return null;
  const share = isVertical
    ? 1 - (own.top + own.height / 2 - track.top) / track.height
    : (own.left + own.width / 2 - track.left) / track.width;
  return Math.round(share * 100);
}

export function isUpright(thumb: Element): boolean {
  const box = rectOf(sliderBox(thumb));
  return box !== null && box.height > box.width;
}
