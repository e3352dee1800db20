import { sp } from '../support/spectrum-web-components.js';
import { checkedOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

const radios = ['Basic', 'Pro', 'Team']
  .map((plan) => `<sp-radio value="${plan.toLowerCase()}">${plan}</sp-radio>`)
  .join('');

showCases({
  checkbox: sp('<sp-checkbox id="widget">I accept the terms</sp-checkbox>', checkedOf),
  switch: sp('<sp-switch id="widget">Gift wrapping</sp-switch>', checkedOf),
  'radio group': {
    undo: false,
    show: sp(
      `<sp-field-label for="widget">Plan</sp-field-label><sp-radio-group id="widget" name="plan" selected="">${radios}</sp-radio-group>`,
      (host) => host.selected,
    ),
  },
});
