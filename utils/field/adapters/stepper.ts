import { attributeOf, carries, localNameOf } from '../../dom/nodes';
import type { Control } from '../../pipeline';
import type { Adapter } from '../adapter';
import { isPageChrome, isInForm } from '../widget/page-chrome';
import { numberText, stepButtons, steppedTexts } from '../choice/step-buttons';

/** How far a number is taken to go where nothing says it. */
const most = 20;
const mostOfText = 8;

/** Elements worth asking about. */
export const stepperSelector = `input[readonly], ${steppedTexts}`;

/** Numbers that can't be typed, between a button for less and one for more: in an input, or as a bare text of a form. */
export const stepper: Adapter = {
  name: 'stepper',
  isNotTyped: true,
  selector: stepperSelector,
  claims: (element) =>
    stepButtons(element) !== null && (localNameOf(element) === 'input' || isInForm(element)) && !isPageChrome(element),
  gather: (element) => ({ members: [element], parts: Object.values(stepButtons(element) ?? {}) }),
  describe: ({ element }) => describe(element),
  holds: ({ element }) => numberText(element),
};

export const numberIn = (text: string) => Number.parseInt(text, 10) || 0;

function describe(element: Element): Control {
  const limit = (name: string) => (carries(element, name) ? Number(attributeOf(element, name)) : null);
  const min = limit('min') ?? Math.min(numberIn(numberText(element)), 0);
  const max = limit('max') ?? min + (localNameOf(element) === 'input' ? most : mostOfText);
  return { control: 'number', type: 'spinbutton', min, max, step: 1, stepBase: min };
}
