import { parentElementOf, rectOf } from '../../dom/nodes';
import type { FieldElements } from '../../field/adapter';
import type { Written, FieldWriter } from '../field-writer';
import { press, sendPointer } from '../widget/press';
import { queryInside } from '../../dom/tree';
import { clearButtons } from '../../field/widget/clear-button';
import { nextTask } from '../widget/wait-for';
import { filled, refused } from '../widget/written';

/** A stroke as shares of the surface's width and height: three waves, as a hand would write them. */
const stroke: readonly (readonly [number, number])[] = Array.from({ length: 36 }, (_, index) => {
  const share = index / 35;
  return [0.2 + 0.6 * share, 0.5 + 0.18 * Math.sin(share * 6 * Math.PI)] as const;
});

/** What was drawn can't be taken back but by the pad's own clear button. */
export const signaturePadWriter: FieldWriter = {
  read: () => null,
  write: ({ element }, value) => (value.as === 'drawing' ? draw(element) : refused('failed', '')),
  restore: (field) => wipe(field),
};

/** The page renders between the moves of the hand. */
async function draw(canvas: Element): Promise<Written> {
  const { left, top, width, height } = rectOf(canvas);
  const points = stroke.map(([x, y]) => ({ clientX: left + x * width, clientY: top + y * height }));
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last || width === 0) return refused('hidden', '');
  for (const type of ['pointerdown', 'mousedown']) sendPointer(canvas, type, first, 1);
  for (const point of rest) {
    await nextTask();
    for (const type of ['pointermove', 'mousemove']) sendPointer(canvas, type, point, 1);
  }
  await nextTask();
  for (const type of ['pointerup', 'mouseup']) sendPointer(canvas, type, last);
  return filled('');
}

function wipe({ element }: FieldElements): Written {
  const around = parentElementOf(parentElementOf(element)) ?? parentElementOf(element) ?? element;
  const others = queryInside(around, 'input, textarea, select').length > 0;
  const button = others ? undefined : clearButtons(around)[0];
  if (!button) return refused('refused-by-page', '');
  press(button);
  return filled('');
}
