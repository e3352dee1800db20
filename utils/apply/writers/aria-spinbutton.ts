import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { blurFrom, focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { typeKeys } from '../widget/type-keys';
import { waitFor } from '../widget/wait-for';
import { numberOf } from '../requested';
import { filled, refused, unchanged } from '../widget/written';
import { number, shown } from '../../field/adapters/aria-spinbutton';
import { reaction } from '../widget/reaction';

const maxKeys = 200;

export const ariaSpinbuttonWriter: FieldWriter = {
  read: ({ element }) => number(element, 'aria-valuenow'),
  write: (field, value, context) => set(field, numberOf(value), context),
  restore: (field, held, context) => set(field, typeof held === 'number' ? held : null, context),
};

async function set({ element }: FieldElements, wanted: number | null, context: WriteContext): Promise<Written> {
  const now = () => number(element, 'aria-valuenow');
  if (wanted === null) return clear(element, context);
  if (now() === wanted) return unchanged(shown(element));
  await setSpinbutton(element, wanted, context);
  blurFrom(element);
  return now() === wanted ? filled(shown(element)) : refused('refused-by-page', shown(element));
}

async function clear(element: Element, context: WriteContext): Promise<Written> {
  focusOn(element);
  pressKey(element, 'Backspace');
  const emptied = await waitFor(element, () => shown(element) === '', reaction.step, context.signal);
  return emptied ? filled('') : refused('refused-by-page', shown(element));
}

/** Types the number's digits, then steps with the arrow keys where typing is not taken. */
export async function setSpinbutton(element: Element, wanted: number, context: WriteContext): Promise<void> {
  const now = () => number(element, 'aria-valuenow');
  focusOn(element);
  await typeKeys(element, String(wanted));
  if (await waitFor(element, () => now() === wanted, reaction.step, context.signal)) return;
  for (let count = 0; count < maxKeys && now() !== wanted && !context.signal.aborted; count++) {
    const before = now();
    pressKey(element, (before ?? Number.NEGATIVE_INFINITY) < wanted ? 'ArrowUp' : 'ArrowDown');
    if (!(await waitFor(element, () => now() !== before, reaction.step, context.signal))) return;
  }
}
