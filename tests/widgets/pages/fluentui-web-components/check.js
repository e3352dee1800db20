import '../support/fluentui-web-components.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

const radios = ['Basic', 'Pro', 'Team']
  .map((plan) => `<fluent-radio value="${plan.toLowerCase()}">${plan}</fluent-radio>`)
  .join('');

showCases({
  checkbox: component('<fluent-checkbox id="widget">I accept the terms</fluent-checkbox>', checkedOf),
  switch: component('<fluent-switch id="widget">Gift wrapping</fluent-switch>', checkedOf),
  'radio group': {
    undo: false,
    show: component(
      `<fluent-radio-group id="widget" name="plan"><label slot="label">Plan</label>${radios}</fluent-radio-group>`,
      valueOf,
    ),
  },
});
