import type { Control, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { dragTo, trackOf } from '../widget/drag';
import { isFurniture, isInForm, isPlayerPart } from '../widget/furniture';
import { press } from '../widget/press';
import { until } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';

/** Milliseconds for a page to show the thumb at its new place. */
const reaction = 200;
/** Percent within which a place counts as reached: steps of the slider's own. */
const near = 6;
const boxNames = /(^|[-_\s])(slider|range-?slider|range|slide-?bar|irs|knob)(?![a-z])|slider/i;
const thumbNames = /(^|[-_\s])(handle|thumb|knob|dot|grip|dragger|bullet|pointer)(?![a-z])/i;
const notMeant =
  '[role], input, button, a, [class*=carousel i], [class*=slick i], [class*=swiper i], [class*=scroll i], [class*=resiz i], [class*=color i], [class*=switch i], [class*=toggle i]';
const fields = 'input:not([type=hidden], [style*="display: none"]), [role=slider], select, textarea, a[href], img';
const controls = 'input[type=range], input[type=checkbox], [role=slider], [role=switch]';
const levels = 3;

/** Thumbs drawn without a role, moved by the mouse: each is a field of 0 to 100 percent of its track. */
export const drawnSlider: Adapter = {
  name: 'drawn-slider',
  selector:
    '[class*=handle i], [class*=thumb i], [class*=knob i], [class*=grip i], [class*=dragger i], [class*=pointer i]',
  claims: (element) =>
    thumbNames.test(element.getAttribute('class') ?? '') &&
    !element.matches(notMeant) &&
    boxOf(element) !== null &&
    isInForm(element) &&
    !isFurniture(element) &&
    !isPlayerPart(element),
  describe: (): Control => ({ control: 'number', type: 'slider', min: 0, max: 100, step: 1, stepBase: 0 }),
  holds: ({ element }) => String(placeOf(element) ?? ''),
  read: ({ element }) => placeOf(element),
  write: (field, value, context) => set(field, wantedNumber(value), context),
  restore: (field, held, context) => set(field, typeof held === 'number' ? held : null, context),
};

/** A box named for a slider that holds thumbs and nothing to type or press. */
function boxOf(thumb: Element): Element | null {
  for (let at = thumb.parentElement, level = 0; at && level < levels; at = at.parentElement, level++) {
    if (at.matches(notMeant) || at.matches('form, fieldset, body')) return null;
    if (boxNames.test(at.getAttribute('class') ?? '')) return at.querySelector(fields) || isDrawing(at) ? null : at;
  }
  return null;
}

/** Switches and sliders with a native control draw their thumbs beside it. */
function isDrawing(box: Element): boolean {
  const around = [box.parentElement, box.parentElement?.parentElement];
  return around.some((one) => one && !one.matches('form, fieldset, body') && one.querySelector(controls) !== null);
}

function wantedNumber(value: Value): number | null {
  const number = value.as === 'text' && value.text.trim() !== '' ? Number(value.text) : Number.NaN;
  return Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : null;
}

/** In percent of its track, by its own style where that says so. */
function placeOf(thumb: Element): number | null {
  const { left, bottom } = (thumb as HTMLElement).style;
  const said = [left, bottom].find((one) => one.endsWith('%'));
  if (said !== undefined) return Math.round(Number.parseFloat(said));
  const [own, track] = [thumb, trackOf(thumb, isVertical(thumb))].map((one) => one.getBoundingClientRect());
  if (!own || !track || track.width <= 0) return null;
  const share = isVertical(thumb)
    ? 1 - (own.top + own.height / 2 - track.top) / track.height
    : (own.left + own.width / 2 - track.left) / track.width;
  return Math.round(share * 100);
}

function isVertical(thumb: Element): boolean {
  const box = boxOf(thumb)?.getBoundingClientRect();
  return box !== undefined && box.height > box.width;
}

async function set({ element }: FieldElements, wanted: number | null, context: WriteContext): Promise<Written> {
  const start = placeOf(element);
  const shown = () => String(placeOf(element) ?? '');
  if (wanted === null || start === null) return refused('failed', shown());
  if (start === wanted) return unchanged(shown());
  const track = { element: trackOf(element, isVertical(element)), isVertical: isVertical(element) };
  const isMoved = () => Math.abs((placeOf(element) ?? start) - wanted) <= near;
  for (const way of [() => dragTo(element, wanted / 100, track), () => pressTrack(track.element, wanted / 100)]) {
    await way();
    if (await until(element, isMoved, reaction, context.signal)) return filled(shown());
  }
  return placeOf(element) === start ? refused('refused-by-page', shown()) : filled(shown());
}

function pressTrack(track: Element, share: number): void {
  const { left, top, width, height } = track.getBoundingClientRect();
  const isUpright = height > width;
  press(track, {
    clientX: isUpright ? left + width / 2 : left + width * share,
    clientY: isUpright ? top + height * (1 - share) : top + height / 2,
  });
}
