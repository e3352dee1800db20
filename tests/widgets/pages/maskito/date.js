import { digits, maskito } from '../support/maskito.js';
import { showCases } from '../support/cases.js';

showCases({
  date: maskito('Date of birth', { mask: digits('00/00/0000') }),
});
