import '../support/fast.js';
import { showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

showCases({
  'text field': component(
    '<fast-text-field id="widget" placeholder="First name">First name</fast-text-field>',
    valueOf,
  ),
  'text field email': component('<fast-text-field id="widget" type="email">Email address</fast-text-field>', valueOf),
  'text area': component('<fast-text-area id="widget" rows="4">Comments</fast-text-area>', valueOf),
  'number field': component('<fast-number-field id="widget" min="0" max="100">Quantity</fast-number-field>', valueOf),
  search: component('<fast-search id="widget" placeholder="Search">Search products</fast-search>', valueOf),
});
