import { item } from '../support/umbraco-ui.js';
import { showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

showCases({
  input: component(
    item('First name', '<uui-input id="widget" label="First name" name="first-name"></uui-input>'),
    valueOf,
  ),
  password: component(
    item('Password', '<uui-input-password id="widget" label="Password"></uui-input-password>'),
    valueOf,
  ),
  number: component(
    item('Quantity', '<uui-input id="widget" type="number" label="Quantity" min="0" max="100"></uui-input>'),
    valueOf,
  ),
  textarea: component(item('Comments', '<uui-textarea id="widget" label="Comments"></uui-textarea>'), valueOf),
});
