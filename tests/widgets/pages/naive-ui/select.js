import { naive, labelled } from '../support/naive-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    show: naive(null, labelled('Fruit', '<n-select v-model:value="value" :options="options" clearable />'), {
      want: 'Cherry',
      wantState: 'Cherry',
    }),
  },
  'select filterable': {
    show: naive(null, labelled('Fruit', '<n-select v-model:value="value" :options="options" filterable clearable />'), {
      want: 'Cherry',
      wantState: 'Cherry',
    }),
  },
  'select multiple': {
    show: naive([], labelled('Fruits', '<n-select v-model:value="value" :options="options" multiple clearable />'), {
      want: 'Cherry',
      wantState: ['Cherry'],
    }),
  },
  autocomplete: {
    show: naive('', labelled('Fruit', '<n-auto-complete v-model:value="value" :options="fruits" />')),
  },
});
