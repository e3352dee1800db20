import 'mdui/mdui.css';
import 'mdui';
import { showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

showCases({
  'text field': component(
    '<mdui-text-field id="widget" label="First name" name="first-name"></mdui-text-field>',
    valueOf,
  ),
  'text field outlined': component(
    '<mdui-text-field id="widget" variant="outlined" type="email" label="Email address" clearable></mdui-text-field>',
    valueOf,
  ),
  textarea: component('<mdui-text-field id="widget" rows="3" label="Comments"></mdui-text-field>', valueOf),
});
