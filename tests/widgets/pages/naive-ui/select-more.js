import { NTransfer } from 'naive-ui';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((fruit) => ({ label: fruit, value: fruit }));

const labelled = (inner) => `<fieldset><legend>Favourite fruits</legend>${inner}</fieldset>`;

showCases({
  ui: bound([], labelled('<n-transfer v-model:value="value" :options="options" />'), {
    components: { NTransfer },
    data: { options },
  }),
  'ui filter': bound(
    [],
    labelled('<n-transfer v-model:value="value" :options="options" source-filterable target-filterable />'),
    { components: { NTransfer }, data: { options } },
  ),
});
