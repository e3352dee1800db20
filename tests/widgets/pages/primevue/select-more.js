import PrimeVue from 'primevue/config';
import Aura from '@primeuix/themes/aura';
import PickList from 'primevue/picklist';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const labelled = (inner) => `<fieldset><legend>Favourite fruits</legend>${inner}</fieldset>`;

showCases({
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
