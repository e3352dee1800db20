import type { Control, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { isPlayerPart } from '../widget/furniture';
import { dragTo, trackOf } from '../widget/drag';
import { focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { nextTask, until } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';

/** Key presses for one slider at most: a hundred steps each way and some to spare. */
const maxKeys = 240;
const reaction = 150;

/** Thumbs that take the focus and say what they are in their class alone (jQuery UI). */
const unmarkedThumbs = '[class*=slider] > [class*=handle][tabindex]:not([role])';

/** Thumbs of sliders (https://www.w3.org/WAI/ARIA/apg/patterns/slider/); each thumb of a range is a field. */
export const ariaSlider: Adapter = {
  name: 'aria-slider',
  selector: `[role=slider], ${unmarkedThumbs}`,
  claims: (element) => !element.matches('input') && valueNow(element) !== null && !isPlayerPart(element),
  gather: (element) => ({ members: [element], parts: [...element.querySelectorAll('input')] }),
  describe,
  holds: ({ element }) => shown(element),
  read: ({ element }) => now(element),
  write: (field, value, context) => set(field, wantedNumber(value), context),
  restore: (field, held, context) => set(field, typeof held === 'number' ? held : null, context),
};

function number(element: Element, attribute: string): number | null {
  const text = element.getAttribute(attribute);
  const parsed = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(parsed) ? parsed : null;
}

/** What the thumb says, else its place on the track in percent. */
function valueNow(element: Element): number | null {
  return number(element, 'aria-valuenow') ?? (element.matches(unmarkedThumbs) ? placeOf(element) : null);
}

function placeOf(element: Element): number | null {
  const { left, bottom } = (element as HTMLElement).style;
  const place = [left, bottom].find((one) => one.endsWith('%'));
  return place === undefined ? null : Math.round(Number.parseFloat(place) * 100) / 100;
}

const now = (element: Element) => valueNow(element) ?? 0;

function shown(element: Element): string {
  return element.getAttribute('aria-valuetext') ?? String(now(element));
}

function describe({ element }: FieldElements): Control {
  const min = number(element, 'aria-valuemin') ?? 0;
  return {
    control: 'number',
    type: 'slider',
    min,
    max: number(element, 'aria-valuemax') ?? 100,
    ...besideTwin(element),
    step: null,
    stepBase: min,
  };
}

/** The two thumbs of a range keep to their sides: below the middle between them, above where the upper one stands. */
function besideTwin(element: Element): { readonly min?: number; readonly max?: number } {
  const rows = [element.parentElement, element.parentElement?.parentElement];
  const thumbs = rows
    .map((row) => [...(row?.querySelectorAll('[role=slider]') ?? [])])
    .find(({ length }) => length > 1);
  const twin = thumbs?.length === 2 ? thumbs.find((thumb) => thumb !== element) : undefined;
  if (!twin || !isInLine(element, twin)) return {};
  const [own, other] = [now(element), now(twin)];
  return own < other ? { max: Math.floor((own + other) / 2) } : own > other ? { min: own } : {};
}

function isInLine(thumb: Element, twin: Element): boolean {
  const [one, other] = [thumb.getBoundingClientRect(), twin.getBoundingClientRect()];
  return isVertical(thumb) ? Math.abs(one.left - other.left) < 3 : Math.abs(one.top - other.top) < 3;
}

function wantedNumber(value: Value): number | null {
  if (value.as !== 'text') return null;
  const parsed = Number(value.text);
  return value.text.trim() !== '' && Number.isFinite(parsed) ? parsed : null;
}

async function set({ element }: FieldElements, wanted: number | null, context: WriteContext): Promise<Written> {
  const shows = () => shown(element);
  if (wanted === null) return refused('failed', shows());
  const start = now(element);
  if (start === wanted) return unchanged(shows());
  focusOn(element);
  await nextTask();
  const byKeys = await stepTowards(element, wanted, context);
  if (!byKeys) await drag(element, wanted, context);
  if (now(element) === start) return refused('refused-by-page', shows());
  return filled(shows());
}

/** Arrow keys, the long ones first, until the value is as near as the steps allow. @returns false where keys do nothing */
async function stepTowards(element: Element, wanted: number, context: WriteContext): Promise<boolean> {
  const start = now(element);
  for (let count = 0; count < maxKeys && !context.signal.aborted; count++) {
    const before = now(element);
    if (before === wanted) break;
    pressKey(element, keyFor(element, wanted));
    const moved = await settled(element, before, context);
    if (!moved) break;
    const overshot = Math.sign(wanted - before) !== Math.sign(wanted - now(element)) && now(element) !== wanted;
    if (overshot) {
      await stepBack(element, before, wanted, context);
      break;
    }
  }
  return now(element) !== start;
}

async function settled(element: Element, before: number, context: WriteContext): Promise<boolean> {
  await nextTask();
  return (await until(element, () => now(element) !== before, reaction, context.signal)) !== null;
}

/** The step before was nearer: one key back. */
async function stepBack(element: Element, before: number, wanted: number, context: WriteContext): Promise<void> {
  const after = now(element);
  if (Math.abs(after - wanted) <= Math.abs(before - wanted)) return;
  pressKey(element, after > wanted ? down(element) : up(element));
  await settled(element, after, context);
}

const isVertical = (element: Element) => element.getAttribute('aria-orientation') === 'vertical';
const up = (element: Element) => (isVertical(element) ? 'ArrowUp' : 'ArrowRight');
const down = (element: Element) => (isVertical(element) ? 'ArrowDown' : 'ArrowLeft');

function keyFor(element: Element, wanted: number): string {
  const rising = wanted > now(element);
  const mirrored = !isVertical(element) && getComputedStyle(element).direction === 'rtl';
  return rising !== mirrored ? up(element) : down(element);
}

/** Moves the thumb along its track to the wanted place with the mouse. */
async function drag(element: Element, wanted: number, context: WriteContext): Promise<void> {
  const min = number(element, 'aria-valuemin') ?? 0;
  const max = number(element, 'aria-valuemax') ?? 100;
  const share = max > min ? (wanted - min) / (max - min) : 0;
  const before = now(element);
  const track = { element: trackOf(element, isVertical(element)), isVertical: isVertical(element) };
  await dragTo(element, share, track);
  if (await settled(element, before, context)) return;
  press(track.element, placeOn(track.element, share, track.isVertical));
  await settled(element, before, context);
}

function placeOn(track: Element, share: number, isUpright: boolean): { clientX: number; clientY: number } {
  const { left, top, width, height } = track.getBoundingClientRect();
  return isUpright
    ? { clientX: left + width / 2, clientY: top + height * (1 - share) }
    : { clientX: left + width * share, clientY: top + height / 2 };
}
