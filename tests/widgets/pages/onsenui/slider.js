import { told } from '../support/onsenui.js';
import { showCases } from '../support/cases.js';
import { valueOf } from '../support/component-case.js';

const row = (label, markup) => `<div><label for="widget">${label}</label> ${markup}</div>`;

showCases({
  'ons range': told(
    row('Volume', '<ons-range id="widget" input-id="inner" min="0" max="100" value="20"></ons-range>'),
    valueOf,
  ),
});
