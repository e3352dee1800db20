import { NTransfer } from 'naive-ui';
import PrimeVue from 'primevue/config';
import Aura from '@primeuix/themes/aura';
import PickList from 'primevue/picklist';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((fruit) => ({ label: fruit, value: fruit }));
const labelled = (inner) => `<fieldset><legend>Favourite fruits</legend>${inner}</fieldset>`;

showCases({
  'naive-ui': bound([], labelled('<n-transfer v-model:value="value" :options="options" />'), {
    components: { NTransfer },
    data: { options },
  }),
  'naive-ui filter': bound(
    [],
    labelled('<n-transfer v-model:value="value" :options="options" source-filterable target-filterable />'),
    { components: { NTransfer }, data: { options } },
  ),
  primevue: bound(
    [],
    labelled(
      '<PickList :modelValue="[fruits.filter((fruit) => !value.includes(fruit)), value]" @update:modelValue="([, chosen]) => (value = chosen)" dataKey="" />',
    ),
    {
      plugins: [[PrimeVue, { theme: { preset: Aura } }]],
      components: { PickList },
      data: { fruits },
    },
  ),
});
