import { v } from '../support/vuestic.js';
import { showCases } from '../support/cases.js';

showCases({
  input: v('', '<va-input v-model="value" label="Full name" />'),
  textarea: v('', '<va-textarea v-model="value" label="Message" />'),
  counter: v(0, '<va-counter v-model="value" label="Quantity" />'),
});
