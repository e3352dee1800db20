import '../support/fluentui-web-components.js';
import { component, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  'text field': component('<fluent-text-field id="widget">First name</fluent-text-field>', valueOf),
  'text field outside label': component(
    '<label for="widget">City</label> <fluent-text-field id="widget" appearance="outline"></fluent-text-field>',
    valueOf,
  ),
  email: component(
    '<fluent-text-field id="widget" type="email" placeholder="you@mail.com">Email</fluent-text-field>',
    valueOf,
  ),
  'text area': component('<fluent-text-area id="widget" resize="both">Comments</fluent-text-area>', valueOf),
  'number field': component(
    '<fluent-number-field id="widget" min="1" max="9">Number of guests</fluent-number-field>',
    valueOf,
  ),
  search: component('<fluent-search id="widget">Search cities</fluent-search>', valueOf),
});
