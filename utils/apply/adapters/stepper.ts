import { attributeOf, carries, localNameOf } from '../../dom/nodes';
import type { Control } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { isFurniture, isInForm } from '../widget/furniture';
import { press } from '../widget/press';
import { numberText, stepButtons, steppedTexts } from '../choice/step-buttons';
import { until } from '../widget/until';
import { isDisabled } from '../widget/visible';
import { wantedNumber } from '../widget/wanted-number';
import { filled, refused, unchanged } from '../widget/written';

/** Milliseconds for a press to show. */
const reaction = 150;
const mostPresses = 60;
/** How far a number is taken to go where nothing says it. */
const most = 20;
const mostOfText = 8;

/** Numbers that can't be typed, between a button for less and one for more: in an input, or as a bare text of a form. */
export const stepper: Adapter = {
  name: 'stepper',
  selector: `input[readonly], ${steppedTexts}`,
  claims: (element) =>
    stepButtons(element) !== null && (localNameOf(element) === 'input' || isInForm(element)) && !isFurniture(element),
  gather: (element) => ({ members: [element], parts: Object.values(stepButtons(element) ?? {}) }),
  describe: ({ element }) => describe(element),
  holds: ({ element }) => numberText(element),
  read: ({ element }) => numberText(element),
  write: (field, value, context) => step(field, wantedNumber(value), context),
  restore: (field, held, context) => step(field, numberIn(held as string), context),
};

const numberIn = (text: string) => Number.parseInt(text, 10) || 0;

function describe(element: Element): Control {
  const limit = (name: string) => (carries(element, name) ? Number(attributeOf(element, name)) : null);
  const min = limit('min') ?? Math.min(numberIn(numberText(element)), 0);
  const max = limit('max') ?? min + (localNameOf(element) === 'input' ? most : mostOfText);
  return { control: 'number', type: 'spinbutton', min, max, step: 1, stepBase: min };
}

async function step({ element }: FieldElements, number: number | null, { signal }: WriteContext): Promise<Written> {
  const now = () => numberIn(numberText(element));
  const start = numberText(element);
  if (number === null) return refused('failed', start);
  const wanted = Math.round(number);
  if (now() === wanted) return unchanged(start);
  for (let count = 0; count < mostPresses && now() !== wanted && !signal.aborted; count++) {
    const before = now();
    const button = stepButtons(element)?.[before < wanted ? 'more' : 'less'];
    if (!button || isDisabled(button)) break;
    press(button);
    if (!(await until(element, () => now() !== before, reaction, signal))) break;
    if (Math.sign(wanted - before) !== Math.sign(wanted - now())) break;
  }
  const held = numberText(element);
  return held === start ? refused('refused-by-page', start) : filled(held);
}
