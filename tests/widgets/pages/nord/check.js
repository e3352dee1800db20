import { nord } from '../support/nord.js';
import { checkedOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

const sizes = ['Small', 'Medium', 'Large'];
const radios = sizes.map((size) => `<nord-radio name="size" label="${size}" value="${size}"></nord-radio>`).join('');

showCases({
  checkbox: nord('<nord-checkbox id="widget" label="I accept the terms"></nord-checkbox>', checkedOf),
  toggle: nord('<nord-toggle id="widget" label="I accept the terms"></nord-toggle>', checkedOf),
  radio: {
    undo: false,
    show: nord(
      `<nord-fieldset id="widget" label="Size">${radios}</nord-fieldset>`,
      (host) => [...host.querySelectorAll('nord-radio')].find(({ checked }) => checked)?.value ?? '',
    ),
  },
});
