import { nord } from '../support/nord.js';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': nord('<nord-date-picker id="widget" label="Check-in date"></nord-date-picker>'),
});
