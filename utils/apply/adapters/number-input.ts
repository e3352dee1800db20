import { attributeOf, findFirst, isMatch, parentElementOf } from '../../dom/nodes';
import type { NumberControl } from '../../pipeline';
import type { Adapter, FieldElements, Written } from '../adapter';
import { numberOf, stepOf } from '../native/attributes';
import { restoreText, textsOf } from '../native/text-value';
import { writeText } from '../native/write-text';
import { focusOn } from '../widget/focus-on';
import { until } from '../widget/until';
import { isShown } from '../widget/visible';
import { refused } from '../widget/written';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;

/** Texts that the page keeps a number in. */
const spinbuttons = ':is(:not([type]), [type=text], [type=tel])[role=spinbutton]';

/** `input type=number`, and texts that say they hold a number. */
export const numberInput: Adapter = {
  name: 'number-input',
  looksAgain: true,
  selector: 'input',
  claims: (element) => (element as HTMLInputElement).type === 'number' || isMatch(element, spinbuttons),
  describe: ({ element }) => ({
    ...numbersOf(element, numberIn(element, 'aria-valuemin'), numberIn(element, 'aria-valuemax')),
    type: 'number',
  }),
  holds: (field) => elementOf(field).value,
  read: (field) => elementOf(field).value,
  write(field, value, context) {
    const texts = textsOf(value);
    return texts
      ? inTyped(field, (input) => writeText(input, texts, context))
      : refused('failed', elementOf(field).value);
  },
  restore: (field, held, context) => inTyped(field, (input) => restoreText(input, held as string, context)),
};

/**
 * A number that is shown with its unit gives its place, once it is gone into, to the bare one beside it (Kendo UI).
 * @returns at once where there is no such pair
 */
function inTyped({ element }: FieldElements, write: (input: HTMLInputElement) => Answer): Answer {
  const own = element as HTMLInputElement;
  const twin = findFirst<HTMLInputElement>(parentElementOf(element), bareNumbers);
  if (!twin || twin === element) return write(own);
  focusOn(element);
  return until(element, () => isShown(twin), swapping).then((isSwapped) => write(isSwapped ? twin : own));
}

type Answer = Written | Promise<Written>;

/** Milliseconds for the one to give place to the other. */
const swapping = 200;
const bareNumbers = ':scope > input[role=spinbutton][style*="display: none"]';
const numberIn = (element: Element, attribute: string) => numberOf(attributeOf(element, attribute));

/** Limits and steps (HTML, "the step base": `min`, else the `value` attribute, else 0). */
export function numbersOf(
  element: Element,
  defaultMin: number | null,
  defaultMax: number | null,
): Omit<NumberControl, 'type'> {
  const min = numberOf(attributeOf(element, 'min'));
  return {
    control: 'number',
    min: min ?? defaultMin,
    max: numberOf(attributeOf(element, 'max')) ?? defaultMax,
    step: stepOf(element, 1),
    stepBase: min ?? numberOf(attributeOf(element, 'value')) ?? 0,
  };
}
