import { page, value } from '../support/material-web.js';
import { showCases } from '../support/cases.js';

showCases({
  'text field': {
    ci: true,
    show: page('<md-outlined-text-field id="widget" label="First name"></md-outlined-text-field>', value),
  },
  email: {
    ci: true,
    show: page('<md-filled-text-field id="widget" label="Email" type="email"></md-filled-text-field>', value),
  },
  textarea: {
    ci: true,
    show: page('<md-outlined-text-field id="widget" type="textarea" label="Message"></md-outlined-text-field>', value),
  },
});
