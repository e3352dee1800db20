import { ui5 } from '../support/ui5.js';
import { checkedOf, component } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

const radios = ['Basic', 'Pro', 'Team']
  .map((plan) => `<ui5-radio-button name="plan" text="${plan}" value="${plan.toLowerCase()}"></ui5-radio-button>`)
  .join('');

showCases({
  'check box': component('<ui5-checkbox id="widget" text="I accept the terms"></ui5-checkbox>', checkedOf, {
    events: ['ui5-change'],
  }),
  switch: ui5('Gift wrapping', '<ui5-switch id="widget"></ui5-switch>', checkedOf),
  'radio buttons': {
    undo: false,
    show: component(
      `<ui5-label id="plan">Plan</ui5-label><div role="radiogroup" aria-labelledby="plan" id="widget">${radios}</div>`,
      (host) => host.querySelector('[checked]')?.value ?? '',
      { events: ['ui5-change'] },
    ),
  },
  rating: ui5('Rating', '<ui5-rating-indicator id="widget"></ui5-rating-indicator>'),
});
