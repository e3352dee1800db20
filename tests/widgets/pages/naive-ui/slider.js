import { n } from '../support/naive-ui-variants.js';
import { naive, labelled } from '../support/naive-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: {
    show: naive(20, labelled('Volume', '<n-slider v-model:value="value" />'), { text: '70', wantState: 70 }),
  },
  'slider range': {
    show: n([20, 40], '<n-slider v-model:value="value" range :step="5"/>', { label: 'Price' }),
  },
  'slider marks': {
    show: n(0, '<n-slider v-model:value="value" :marks="{ 34: \'A\', 75: \'B\' }"/>', { label: 'Volume' }),
  },
});
