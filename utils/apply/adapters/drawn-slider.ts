import { findAll, findFirst, isMatch, parentElementOf, rectOf, textContentOf } from '../../dom/nodes';
import type { Control } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { isThumb, sliderBox, thumbSelector, thumbsIn, twinOf } from '../slider/drawn-thumb';
import { focusOn } from '../widget/focus-on';
import { isFurniture, isInForm, isPlayerPart } from '../widget/furniture';
import { numberTwins } from '../slider/number-twins';
import { slideByKeys } from '../slider/slide-by-keys';
import { slideByMouse } from '../slider/slide-by-mouse';
import { limitsOf, readoutOf, type Limits } from '../slider/slider-scale';
import { ownSide, trackOf, type Thumb } from '../slider/thumb';
import { wantedNumber } from '../widget/wanted-number';
import { filled, refused, unchanged } from '../widget/written';

const percent: Limits = { min: 0, max: 100 };

/** What a thumb stood at: its place in percent, and the number shown for it where there is one. */
interface Standing {
  readonly place: number | null;
  readonly told: number | null;
}

/** Thumbs drawn without a role, moved by the mouse: each is a field, in percent of its track where no scale is written. */
export const drawnSlider: Adapter = {
  name: 'drawn-slider',
  selector: thumbSelector,
  claims: (element) =>
    isThumb(element) &&
    sliderBox(element) !== null &&
    isInForm(element) &&
    !isFurniture(element) &&
    !isPlayerPart(element),
  gather: (element) => ({ members: [element], parts: twinsBeside(element) }),
  describe,
  holds: ({ element }) => shown(element),
  read: ({ element }): Standing => ({ place: placeOf(element), told: toldBy(element) }),
  write: ({ element }, value, context) =>
    slide(scaleOf(element) ? inNumbers(element) : inPercent(element), wantedNumber(value), context),
  restore: (field, held, context) => restore(field, held as Standing, context),
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
  const stands = (thumb: Element) => (scale ? toldBy(thumb) : placeOf(thumb)) ?? 0;
  const side = twin ? ownSide(stands(element), stands(twin)) : {};
  return { control: 'number', type: 'slider', ...limits, ...side, step: 1, stepBase: limits.min };
}

/** The number drawn in the thumb, else the one shown for it in its box. */
function toldBy(thumb: Element): number | null {
  const own = (textContentOf(thumb) ?? '').trim();
  if (/^-?\d+(\.\d+)?$/.test(own)) return Number(own);
  const box = sliderBox(thumb);
  const thumbs = thumbsIn(box);
  return box && readoutOf(box, thumbs.indexOf(thumb), thumbs.length);
}

/** The scale of a thumb that a number is shown for. */
function scaleOf(thumb: Element): Limits | null {
  const box = sliderBox(thumb);
  return box && toldBy(thumb) !== null ? limitsOf(box) : null;
}

const shown = (element: Element) => String(toldBy(element) ?? placeOf(element) ?? '');

/** In percent of its track, by its own style where that says so. */
function placeOf(element: Element): number | null {
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

function isUpright(thumb: Element): boolean {
  const box = rectOf(sliderBox(thumb));
  return box !== null && box.height > box.width;
}

/** A thumb, and the scale on which it is moved. */
interface Slide extends Thumb {
  readonly limits: Limits;
}

const inPercent = (element: Element): Slide => ({
  element,
  isVertical: isUpright(element),
  limits: percent,
  now: () => placeOf(element) ?? 0,
});

const inNumbers = (element: Element): Slide => ({
  ...inPercent(element),
  limits: scaleOf(element) ?? percent,
  now: () => toldBy(element) ?? 0,
});

async function slide(thumb: Slide, wanted: number | null, { signal }: WriteContext): Promise<Written> {
  const { element, limits } = thumb;
  if (wanted === null || placeOf(element) === null) return refused('failed', shown(element));
  const start = thumb.now();
  if (start === wanted) return unchanged(shown(element));
  const within = Math.min(limits.max, Math.max(limits.min, wanted));
  await slideByMouse(thumb, within, limits.max - limits.min, signal);
  await tuneByKeys(thumb, within, start, signal);
  return thumb.now() === start ? refused('refused-by-page', shown(element)) : filled(shown(element));
}

/** Where the thumb takes no focus, a part of the slider that does may move the thumb that was dragged last. */
async function tuneByKeys(thumb: Thumb, wanted: number, start: number, signal: AbortSignal): Promise<void> {
  const focusable = [thumb.element, sliderBox(thumb.element)]
    .map((one) => (isMatch(one, '[tabindex="0"]') ? one : findFirst(one, '[tabindex="0"]')))
    .find((one) => one);
  if (!focusable || thumb.now() === wanted) return;
  focusOn(focusable);
  await slideByKeys({ ...thumb, element: focusable }, wanted, signal, start);
}

/** To its place first; the number shown for it is finer. */
async function restore({ element }: FieldElements, held: Standing, context: WriteContext): Promise<Written> {
  const restored = await slide(inPercent(element), held.place, context);
  const isExact = held.told === null || toldBy(element) === held.told || scaleOf(element) === null;
  return isExact ? restored : slide(inNumbers(element), held.told, context);
}
