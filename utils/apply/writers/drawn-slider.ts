import { findFirst, isMatch } from '../../dom/nodes';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { sliderBox } from '../../field/slider/drawn-thumb';
import { focusOn } from '../widget/focus-on';
import { slideByKeys } from '../slider/slide-by-keys';
import { slideByMouse } from '../slider/slide-by-mouse';
import type { Limits } from '../../field/slider/slider-scale';
import type { Thumb } from '../../field/slider/thumb';
import { numberOf } from '../requested';
import { filled, refused, unchanged } from '../widget/written';
import { percent, toldBy, scaleOf, shown, percentOf, isUpright } from '../../field/adapters/drawn-slider';

/** What a thumb stood at: its place in percent, and the number shown for it where there is one. */
interface HeldPlace {
  readonly place: number | null;
  readonly told: number | null;
}

export const drawnSliderWriter: FieldWriter = {
  read: ({ element }): HeldPlace => ({ place: percentOf(element), told: toldBy(element) }),
  write: ({ element }, value, context) =>
    slide(scaleOf(element) ? inNumbers(element) : inPercent(element), numberOf(value), context),
  restore: (field, held, context) => restore(field, held as HeldPlace, context),
};

/** A thumb, and the scale on which it is moved. */
interface Slide extends Thumb {
  readonly limits: Limits;
}

const inPercent = (element: Element): Slide => ({
  element,
  isVertical: isUpright(element),
  limits: percent,
  now: () => percentOf(element) ?? 0,
});

const inNumbers = (element: Element): Slide => ({
  ...inPercent(element),
  limits: scaleOf(element) ?? percent,
  now: () => toldBy(element) ?? 0,
});

async function slide(thumb: Slide, wanted: number | null, { signal }: WriteContext): Promise<Written> {
  const { element, limits } = thumb;
  if (wanted === null || percentOf(element) === null) return refused('failed', shown(element));
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
async function restore({ element }: FieldElements, held: HeldPlace, context: WriteContext): Promise<Written> {
  const restored = await slide(inPercent(element), held.place, context);
  const isExact = held.told === null || toldBy(element) === held.told || scaleOf(element) === null;
  return isExact ? restored : slide(inNumbers(element), held.told, context);
}
