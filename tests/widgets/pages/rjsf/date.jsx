import { rjsf } from '../support/rjsf.jsx';
import { showCases } from '../support/cases.js';

showCases({
  date: rjsf({
    type: 'object',
    properties: { birth: { type: 'string', format: 'date', title: 'Birth date' } },
  }),
});
