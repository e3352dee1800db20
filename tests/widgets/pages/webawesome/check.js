import { wa } from '../support/webawesome.js';
import { checkedOf, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

const radios = (attributes = '') =>
  ['Basic', 'Pro', 'Team']
    .map((plan) => `<wa-radio value="${plan.toLowerCase()}" ${attributes}>${plan}</wa-radio>`)
    .join('');

showCases({
  checkbox: wa('<wa-checkbox id="widget">I accept the terms</wa-checkbox>', checkedOf),
  switch: wa('<wa-switch id="widget">Gift wrapping</wa-switch>', checkedOf),
  'radio group': {
    undo: false,
    show: wa(`<wa-radio-group id="widget" label="Plan">${radios()}</wa-radio-group>`, valueOf),
  },
  'radio buttons': {
    undo: false,
    show: wa(
      `<wa-radio-group id="widget" label="Plan" orientation="horizontal">${radios('appearance="button"')}</wa-radio-group>`,
      valueOf,
    ),
  },
  rating: wa('<wa-rating id="widget" label="Rating"></wa-rating>'),
});
