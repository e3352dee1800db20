import { imask } from '../support/imask-more.js';
import { run } from '../support/imask.js';
import { showCases } from '../support/cases.js';

showCases({
  date: { ci: true, show: run({ mask: Date }, { text: '17.04.1992', wantState: '17.04.1992' }) },
  'date shown': { ci: true, show: imask('Date of birth', { mask: Date, lazy: false }) },
});
