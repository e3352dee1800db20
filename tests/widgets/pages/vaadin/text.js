import { page, value } from '../support/vaadin.js';
import { showCases } from '../support/cases.js';

showCases({
  'text field': {
    ci: true,
    show: page('<vaadin-text-field id="widget" label="First name"></vaadin-text-field>', value),
  },
});
