import { bound } from '../support/polymer.js';
import { showCases } from '../support/cases.js';

showCases({
  'input date': bound(
    '<paper-input id="widget" always-float-label label="Date of birth" type="date"></paper-input>',
    'value',
  ),
});
