import { v } from '../support/vuetify.js';
import { showCases } from '../support/cases.js';

showCases({
  'text field': v('', '<v-text-field v-model="value" label="Name"/>'),
  textarea: { show: v('', '<v-textarea v-model="value" label="Bio"/>') },
  'number input': {
    show: v(1, '<v-number-input v-model="value" label="Quantity"/>', { text: '4', wantState: 4 }),
  },
  otp: { show: v('', '<v-otp-input v-model="value"/>', { texts: ['1', '2', '3', '4', '5', '6'] }) },
});
