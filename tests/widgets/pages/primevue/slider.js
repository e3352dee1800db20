import { p } from '../support/primevue-variants.js';
import { prime } from '../support/primevue.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: {
    ci: true,
    show: prime(20, '<label>Volume</label><Slider v-model="value" />', { text: '70', wantState: 70 }),
  },
  'range slider': {
    ci: true,
    show: prime([20, 40], '<label>Range</label><Slider v-model="value" range />', {
      texts: ['30', '80'],
      wantState: [30, 80],
    }),
  },
  'slider step': p(20, '<label>Volume</label><Slider v-model="value" :step="20"/>'),
});
