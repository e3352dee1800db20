import { bound } from '../support/polymer.js';
import { showCases } from '../support/cases.js';

showCases({
  input: bound('<paper-input id="widget" label="First name"></paper-input>', 'value'),
  'input email': bound(
    '<paper-input id="widget" always-float-label label="Email address" type="email"></paper-input>',
    'value',
  ),
  'input with prefix': bound(
    '<paper-input id="widget" label="Price" type="number"><div slot="prefix">$</div></paper-input>',
    'value',
  ),
  textarea: bound('<paper-textarea id="widget" label="Comments"></paper-textarea>', 'value'),
});
