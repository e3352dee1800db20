import { page, value } from '../support/vaadin.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: {
    ci: true,
    show: page('<vaadin-checkbox id="widget" label="Accept the terms"></vaadin-checkbox>', (host) => host.checked),
  },
  'radio group': {
    ci: true,
    undo: false,
    show: page(
      '<vaadin-radio-group id="widget" label="Plan"><vaadin-radio-button value="basic" label="Basic"></vaadin-radio-button><vaadin-radio-button value="pro" label="Pro"></vaadin-radio-button></vaadin-radio-group>',
      value,
    ),
  },
});
