import { pattern } from '../support/react-number-format.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'pattern date': pattern('Date of birth', { format: '##/##/####', mask: ['D', 'D', 'M', 'M', 'Y', 'Y', 'Y', 'Y'] }),
});
