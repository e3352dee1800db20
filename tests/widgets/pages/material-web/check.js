import { page } from '../support/material-web.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: {
    ci: true,
    show: page('<label><md-checkbox id="widget"></md-checkbox> Accept the terms</label>', (host) => host.checked),
  },
  switch: {
    ci: true,
    show: page('<label>Accept the terms <md-switch id="widget"></md-switch></label>', (host) => host.selected),
  },
  radio: {
    ci: true,
    undo: false,
    show: page(
      '<div role="radiogroup" aria-label="Plan" id="widget"><label><md-radio name="plan" value="basic"></md-radio> Basic</label><label><md-radio name="plan" value="pro"></md-radio> Pro</label></div>',
      (host) =>
        host.querySelector('md-radio:state(checked)')?.value ??
        [...host.querySelectorAll('md-radio')].find((one) => one.checked)?.value ??
        '',
    ),
  },
});
