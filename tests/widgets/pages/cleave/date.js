import { cleave } from '../support/cleave.js';
import { showCases } from '../support/cases.js';

showCases({
  date: cleave('Date of birth', { date: true, delimiter: '-', datePattern: ['Y', 'm', 'd'] }),
  time: cleave('Time', { time: true, timePattern: ['h', 'm'] }),
});
