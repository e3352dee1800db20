import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    ci: true,
    show: bound(
      '',
      '<label>Fruit <select v-model="value"><option value="">Choose</option><option>Apple</option></select></label>',
    ),
  },
  'select multiple': {
    ci: true,
    show: bound(
      [],
      '<label>Fruit <select multiple v-model="value"><option>Fig</option><option>Apple</option></select></label>',
    ),
  },
});
