import { told, text } from '../support/tegel.js';
import { showCases } from '../support/cases.js';

showCases({
  'datetime date': told(
    '<tds-datetime type="date" label="Check-in date" label-position="outside"></tds-datetime>',
    '',
    text,
  ),
  'datetime local': told(
    '<tds-datetime type="datetime-local" label="Appointment" label-position="outside"></tds-datetime>',
    '',
    text,
  ),
});
