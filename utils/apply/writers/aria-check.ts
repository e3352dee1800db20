import { findAll, findFirst } from '../../dom/nodes';
import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { shadowRootOf } from '../../dom/shadow-root';
import { isDrawnSwitch, pressedPart } from '../../field/choice/drawn-switch';
import { pressedOf } from '../../field/choice/inner-control';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { waitFor } from '../widget/wait-for';
import { isShown } from '../../field/widget/visible';
import { filled, refused, unchanged } from '../widget/written';
import { isOn } from '../../field/adapters/aria-check';
import { reaction } from '../widget/reaction';

export const ariaCheckWriter: FieldWriter = {
  read: ({ element }) => isOn(element),
  write: (field, value, context) => set(field, wanted(value), context),
  restore: (field, held, context) => set(field, held === true, context),
};

function wanted(value: Value): boolean | null {
  return value.as === 'check' ? value.checked : null;
}

/** The one native box that a component draws itself with, or its label: the component may be wider than both (Astro UXDS). */
function innerBox(element: Element): Element[] {
  const boxes = [...(findAll<HTMLInputElement>(shadowRootOf(element), 'input[type=checkbox]') ?? [])];
  return boxes.length === 1 ? [boxes[0]!.labels?.[0] ?? boxes[0]!] : [];
}

const knobs = ['thumb', 'knob', 'handle'].map((name) => `[class*=${name} i]`).join();

/** jQWidgets hears presses on the knob of its switch alone, which need not lie in the middle. */
function knobIn(element: Element): Element[] {
  const knob = findFirst(element, knobs);
  return knob && isShown(knob) ? [knob] : [];
}

async function set(field: FieldElements, checked: boolean | null, context: WriteContext): Promise<Written> {
  const { element } = field;
  const shows = () => (isOn(element) ? 'on' : '');
  if (checked === null) return refused('failed', shows());
  if (isOn(element) === checked) return unchanged(shows());
  const part = isDrawnSwitch(element) ? pressedPart(element) : pressedOf(element);
  const targets = [part, ...innerBox(element), ...knobIn(element)];
  for (const way of [...targets.map((target) => () => press(target)), () => pressKey(part, ' ')]) {
    way();
    if (await waitFor(element, () => isOn(element) === checked, reaction.press, context.signal)) return filled(shows());
  }
  return refused('refused-by-page', shows());
}
