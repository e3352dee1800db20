import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { press } from '../widget/press';
import { numberText, stepButtons } from '../../field/choice/step-buttons';
import { waitFor } from '../widget/wait-for';
import { isDisabled } from '../../field/saying/disabled';
import { numberOf } from '../requested';
import { filled, refused, unchanged } from '../widget/written';
import { numberIn } from '../../field/adapters/stepper';
import { reaction } from '../widget/reaction';

const mostPresses = 60;

export const stepperWriter: FieldWriter = {
  read: ({ element }) => numberText(element),
  write: (field, value, context) => step(field, numberOf(value), context),
  restore: (field, held, context) => step(field, numberIn(held as string), context),
};

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
    if (!(await waitFor(element, () => now() !== before, reaction.step, signal))) break;
    if (Math.sign(wanted - before) !== Math.sign(wanted - now())) break;
  }
  const held = numberText(element);
  return held === start ? refused('refused-by-page', start) : filled(held);
}
