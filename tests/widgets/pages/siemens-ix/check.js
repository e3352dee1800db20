import { ix } from '../support/siemens-ix.js';
import { checkedOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

const sizes = ['Small', 'Medium', 'Large'];

showCases({
  checkbox: ix('<ix-checkbox id="widget" label="I accept the terms"></ix-checkbox>', checkedOf),
  toggle: ix('<ix-toggle id="widget" text-on="Gift wrapping" text-off="Gift wrapping"></ix-toggle>', checkedOf),
  'radio group': {
    undo: false,
    show: ix(
      `<ix-radio-group id="widget" label="Size">${sizes.map((size) => `<ix-radio label="${size}" value="${size}"></ix-radio>`).join('')}</ix-radio-group>`,
      (group) => [...group.children].find(({ checked }) => checked)?.value ?? '',
    ),
  },
  'checkbox group': ix(
    `<ix-checkbox-group id="widget" label="Toppings">${sizes.map((size) => `<ix-checkbox label="${size}" value="${size}"></ix-checkbox>`).join('')}</ix-checkbox-group>`,
    (group) => [...group.children].filter(({ checked }) => checked).map(({ value }) => value),
  ),
});
