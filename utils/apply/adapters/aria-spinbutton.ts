import { attribute, attributeOf, findFirst, isMatch } from '../../dom/nodes';
import type { Control } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { blurFrom, focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { typeKeys } from '../widget/type-keys';
import { until } from '../widget/until';
import { wantedNumber } from '../widget/wanted-number';
import { filled, refused, unchanged } from '../widget/written';

const maxKeys = 200;
const reaction = 150;

/** Spinbuttons that are no inputs (https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/). */
export const ariaSpinbutton: Adapter = {
  name: 'aria-spinbutton',
  selector: '[role=spinbutton]',
  claims: (element) => !isMatch(element, 'input') && !holdsInput(element),
  describe: ({ element }) => describe(element),
  holds: ({ element }) => shown(element),
  read: ({ element }) => number(element, 'aria-valuenow'),
  write: (field, value, context) => set(field, wantedNumber(value), context),
  restore: (field, held, context) => set(field, typeof held === 'number' ? held : null, context),
};

/** Around an input of its own, which is the field then (Webix, jQWidgets). */
const holdsInput = (element: Element) => findFirst(element, 'input:not([type=hidden])') !== null;

function number(element: Element, attribute: string): number | null {
  const text = attributeOf(element, attribute)?.trim();
  const parsed = text ? Number(text) : Number.NaN;
  return Number.isFinite(parsed) ? parsed : null;
}

function shown(element: Element): string {
  if (number(element, 'aria-valuenow') === null) return '';
  return (attributeOf(element, 'aria-valuetext') ?? attribute(element, 'aria-valuenow')).slice(0, 200);
}

function describe(element: Element): Control {
  const min = number(element, 'aria-valuemin');
  return {
    control: 'number',
    type: 'spinbutton',
    min,
    max: number(element, 'aria-valuemax'),
    step: 1,
    stepBase: min ?? 0,
  };
}

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
  const emptied = await until(element, () => shown(element) === '', reaction, context.signal);
  return emptied ? filled('') : refused('refused-by-page', shown(element));
}

/** Types the number's digits, then steps with the arrow keys where typing is not taken. */
export async function setSpinbutton(element: Element, wanted: number, context: WriteContext): Promise<void> {
  const now = () => number(element, 'aria-valuenow');
  focusOn(element);
  await typeKeys(element, String(wanted));
  if (await until(element, () => now() === wanted, reaction, context.signal)) return;
  for (let count = 0; count < maxKeys && now() !== wanted && !context.signal.aborted; count++) {
    const before = now();
    pressKey(element, (before ?? Number.NEGATIVE_INFINITY) < wanted ? 'ArrowUp' : 'ArrowDown');
    if (!(await until(element, () => now() !== before, reaction, context.signal))) return;
  }
}
