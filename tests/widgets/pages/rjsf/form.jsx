import { rjsf } from '../support/rjsf.jsx';
import { showCases, fruits } from '../support/cases.js';

showCases({
  texts: rjsf({
    type: 'object',
    properties: {
      firstName: { type: 'string', title: 'First name' },
      age: { type: 'integer', title: 'Age' },
      email: { type: 'string', format: 'email', title: 'E-mail' },
    },
  }),
  choices: {
    undo: false,
    show: rjsf({
      type: 'object',
      properties: {
        fruit: { type: 'string', enum: fruits, title: 'Favourite fruit' },
        many: { type: 'array', uniqueItems: true, items: { type: 'string', enum: fruits }, title: 'Fruits' },
        ok: { type: 'boolean', title: 'I accept' },
      },
    }),
  },
});
