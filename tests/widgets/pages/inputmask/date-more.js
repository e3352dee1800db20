import { masked } from '../support/inputmask.js';
import { showCases } from '../support/cases.js';

showCases({
  date: masked('Date of birth', 'datetime', { inputFormat: 'dd/mm/yyyy' }),
  'iso date': masked('Check-in date', 'datetime', { inputFormat: 'yyyy-mm-dd' }),
  time: masked('Time', 'datetime', { inputFormat: 'HH:MM' }),
});
