import { told, text } from '../support/tegel.js';
import { showCases } from '../support/cases.js';

showCases({
  'text field': told(
    '<tds-text-field label="First name" label-position="inside" placeholder="First name"></tds-text-field>',
    '',
    text,
  ),
  'text field number': told(
    '<tds-text-field type="number" label="Quantity" label-position="outside" min="0" max="100"></tds-text-field>',
    '',
    text,
  ),
  textarea: told('<tds-textarea label="Comments" label-position="outside" rows="4"></tds-textarea>', '', text),
});
