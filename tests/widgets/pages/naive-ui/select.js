import { naive, labelled } from '../support/naive-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    ci: true,
    show: naive(null, labelled('Fruit', '<n-select v-model:value="value" :options="options" clearable />'), {
      want: 'Cherry',
      wantState: 'Cherry',
    }),
  },
  'select filterable': {
    ci: true,
    show: naive(null, labelled('Fruit', '<n-select v-model:value="value" :options="options" filterable clearable />'), {
      want: 'Cherry',
      wantState: 'Cherry',
    }),
  },
  'select multiple': {
    ci: true,
    show: naive([], labelled('Fruits', '<n-select v-model:value="value" :options="options" multiple clearable />'), {
      want: 'Cherry',
      wantState: ['Cherry'],
    }),
  },
  autocomplete: {
    ci: true,
    show: naive('', labelled('Fruit', '<n-auto-complete v-model:value="value" :options="fruits" />')),
  },
});
