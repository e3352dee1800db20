import { w2 } from '../support/w2ui.js';
import { showCases } from '../support/cases.js';

showCases({
  date: w2('Check-in date', 'date', { format: 'm/d/yyyy' }),
  time: w2('Arrival time', 'time', { format: 'h24' }),
  datetime: w2('Appointment', 'datetime'),
});
