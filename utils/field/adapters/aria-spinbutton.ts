import { attribute, attributeOf, findFirst, isMatch } from '../../dom/nodes';
import type { Control } from '../../pipeline';
import type { Adapter } from '../adapter';
import { maxText } from '../../dom/text';

/** Elements worth asking about. */
export const ariaSpinbuttonSelector = '[role=spinbutton]';

/** Spinbuttons that are no inputs (https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/). */
export const ariaSpinbutton: Adapter = {
  name: 'aria-spinbutton',
  selector: ariaSpinbuttonSelector,
  claims: (element) => !isMatch(element, 'input') && !holdsInput(element),
  describe: ({ element }) => describe(element),
  holds: ({ element }) => shown(element),
};

/** Around an input of its own, which is the field then (Webix, jQWidgets). */
const holdsInput = (element: Element) => findFirst(element, 'input:not([type=hidden])') !== null;

export function number(element: Element, attribute: string): number | null {
  const text = attributeOf(element, attribute)?.trim();
  const parsed = text ? Number(text) : Number.NaN;
  return Number.isFinite(parsed) ? parsed : null;
}

export function shown(element: Element): string {
  if (number(element, 'aria-valuenow') === null) return '';
  return (attributeOf(element, 'aria-valuetext') ?? attribute(element, 'aria-valuenow')).slice(0, maxText);
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
