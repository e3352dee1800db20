import { bound } from '../support/polymer.js';
import { showCases } from '../support/cases.js';
import { checkedOf, component } from '../support/component-case.js';

showCases({
  checkbox: component('<paper-checkbox id="widget">Subscribe to the newsletter</paper-checkbox>', checkedOf),
  'radio group': {
    undo: false,
    show: bound(
      '<label id="label">Size</label><paper-radio-group id="widget" aria-labelledby="label"><paper-radio-button name="small">Small</paper-radio-button><paper-radio-button name="medium">Medium</paper-radio-button><paper-radio-button name="large">Large</paper-radio-button></paper-radio-group>',
      'selected',
    ),
  },
  'toggle button': component('<paper-toggle-button id="widget">Gift wrapping</paper-toggle-button>', checkedOf),
});
