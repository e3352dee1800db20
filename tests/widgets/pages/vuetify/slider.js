import { v } from '../support/vuetify.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: v(30, '<v-slider v-model="value" label="Volume" :step="1"/>', { text: '70', wantState: 70 }),
  'range slider': v([20, 40], '<v-range-slider v-model="value" label="Price" :step="1"/>', { texts: ['25', '80'] }),
});
