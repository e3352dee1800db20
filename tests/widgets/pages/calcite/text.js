import { plain, calcite } from '../support/calcite.js';
import { showCases } from '../support/cases.js';

showCases({
  input: calcite('First name', '<calcite-input id="widget"></calcite-input>'),
  'input email': calcite('Email', '<calcite-input id="widget" type="email"></calcite-input>'),
  'input text own label': plain('<calcite-input-text id="widget" label-text="Last name"></calcite-input-text>'),
  'input number': calcite(
    'Number of guests',
    '<calcite-input-number id="widget" min="1" max="20"></calcite-input-number>',
  ),
  'text area': calcite('Comments', '<calcite-text-area id="widget"></calcite-text-area>'),
});
