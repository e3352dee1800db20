import type { NumberControl } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { numberOf, stepOf } from '../native/attributes';
import { restoreText, textsOf } from '../native/text-value';
import { writeText } from '../native/write-text';
import { refused } from '../widget/written';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;

/** Texts that the page keeps a number in. */
const spinbuttons = ':is(:not([type]), [type=text], [type=tel])[role=spinbutton]';

/** `input type=number`, and texts that say they hold a number. */
export const numberInput: Adapter = {
  name: 'number-input',
  looksAgain: true,
  selector: 'input',
  claims: (element) => (element as HTMLInputElement).type === 'number' || element.matches(spinbuttons),
  describe: ({ element }) => ({
    ...numbersOf(element, numberIn(element, 'aria-valuemin'), numberIn(element, 'aria-valuemax')),
    type: 'number',
  }),
  holds: (field) => elementOf(field).value,
  read: (field) => elementOf(field).value,
  write(field, value, context) {
    const texts = textsOf(value);
    return texts ? writeText(elementOf(field), texts, context) : refused('failed', elementOf(field).value);
  },
  restore: (field, held, context) => restoreText(elementOf(field), held as string, context),
};

const numberIn = (element: Element, attribute: string) => numberOf(element.getAttribute(attribute));

/** Limits and steps (HTML, "the step base": `min`, else the `value` attribute, else 0). */
export function numbersOf(
  element: Element,
  defaultMin: number | null,
  defaultMax: number | null,
): Omit<NumberControl, 'type'> {
  const min = numberOf(element.getAttribute('min'));
  return {
    control: 'number',
    min: min ?? defaultMin,
    max: numberOf(element.getAttribute('max')) ?? defaultMax,
    step: stepOf(element, 1),
    stepBase: min ?? numberOf(element.getAttribute('value')) ?? 0,
  };
}
