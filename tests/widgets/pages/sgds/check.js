import { of } from '../support/sgds.js';
import { fruits, showCases } from '../support/cases.js';
import { checkedOf } from '../support/component-case.js';

const radios = ['Small', 'Medium', 'Large']
  .map((size) => `<sgds-radio value="${size.toLowerCase()}">${size}</sgds-radio>`)
  .join('');

showCases({
  checkbox: of('<sgds-checkbox id="widget" required value="terms">I accept the terms</sgds-checkbox>', checkedOf),
  'checkbox group': of(
    `<sgds-checkbox-group id="widget" label="Favourite fruits">${fruits
      .slice(0, 4)
      .map((fruit) => `<sgds-checkbox value="${fruit.toLowerCase()}">${fruit}</sgds-checkbox>`)
      .join('')}</sgds-checkbox-group>`,
  ),
  switch: of('<sgds-switch id="widget" required>I accept the terms</sgds-switch>', checkedOf),
  radios: { undo: false, show: of(`<sgds-radio-group id="widget" label="Size">${radios}</sgds-radio-group>`) },
});
