import { attributeOf, closest, isMatch } from '../../dom/nodes';
import type { NumberControl } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { numberOf, stepOf } from '../native/attributes';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;

/** Texts that the page keeps a number in. */
const spinbuttons = ':is(:not([type]), [type=text], [type=tel])[role=spinbutton]';

/** `input type=number`, and texts that say they hold a number. */
export const numberInput: Adapter = {
  name: 'number-input',
  isSwift: true,
  selector: 'input',
  claims: (element) =>
    ((element as HTMLInputElement).type === 'number' || isMatch(element, spinbuttons)) && !turnsCalendar(element),
  describe: ({ element }) => ({
    ...numbersOf(element, numberIn(element, 'aria-valuemin'), numberIn(element, 'aria-valuemax')),
    type: 'number',
  }),
  holds: (field) => elementOf(field).value,
};

/** The year in the head of a calendar, which Tab passes by (flatpickr). */
function turnsCalendar(element: Element): boolean {
  return isMatch(element, '[tabindex="-1"]') && closest(element, '[class*=calendar i]') !== null;
}

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
