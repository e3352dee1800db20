import { input } from '../support/cleave-variants.js';
import Cleave from 'cleave.js';
import { showCases } from '../support/cases.js';

showCases({
  date: input('Expiry date', '', (i) => void new Cleave(i, { date: true, datePattern: ['m', 'y'] })),
});
