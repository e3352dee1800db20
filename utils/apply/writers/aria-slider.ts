import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { isMatch, rectOf } from '../../dom/nodes';
import { thumbsApart } from '../../field/slider/drawn-thumb';
import { handleOf } from '../../field/slider/boxed-handles';
import { focusOn } from '../widget/focus-on';
import { sendKey } from '../widget/keys';
import { slideByKeys } from '../slider/slide-by-keys';
import { slideByMouse } from '../slider/slide-by-mouse';
import type { Thumb } from '../../field/slider/thumb';
import { moves } from '../slider/moves';
import { press } from '../widget/press';
import { nextTask } from '../widget/wait-for';
import { numberOf } from '../requested';
import { filled, refused, unchanged } from '../widget/written';
import { now, shown, limitsOf, isVertical } from '../../field/adapters/aria-slider';

/** How far from its far edge a star is pressed, of its width: beside the gap, in the half that makes it whole. */
const starEdge = 0.3;

export const ariaSliderWriter: FieldWriter = {
  read: ({ element }) => now(element),
  write: (field, value, context) => set(field, numberOf(value), context),
  restore: (field, held, context) => set(field, typeof held === 'number' ? held : null, context),
};

/** The thumb is reached as by Tab: of two, Syncfusion moves the one that heard that key, whichever has the focus. */
async function set({ element }: FieldElements, wanted: number | null, { signal }: WriteContext): Promise<Written> {
  const shows = () => shown(element);
  if (wanted === null) return refused('failed', shows());
  const start = now(element);
  if (start === wanted) return unchanged(shows());
  const drawn = thumbsApart(element)[0];
  const handle = drawn ?? handleOf(element);
  const thumb: Thumb = { element: handle, isVertical: isVertical(element), now: () => now(element) };
  const { min, max } = limitsOf(element);
  const hasThumb = drawn !== undefined || isMatch(handle, '[tabindex]');
  const isPressed = () => moves(thumb, () => pressStar(element, wanted - min, max - min), signal);
  focusOn(handle);
  sendKey(handle, 'keyup', 'Tab');
  await nextTask();
  const isMoved = (await slideByKeys(thumb, wanted, signal)) || (!hasThumb && (await isPressed()));
  if (!isMoved) await slideByMouse(thumb, wanted, max - min, signal);
  return now(element) === start ? refused('refused-by-page', shows()) : filled(shows());
}

/** A row of stars says that it is a slider and has no thumb: the star is pressed that its value fills. */
function pressStar(row: Element, count: number, all: number): void {
  const { left, width, top, height } = rectOf(row);
  press(row, { clientX: left + (width * (count - starEdge)) / all, clientY: top + height / 2 });
}
