import { item, v } from '../support/tdesign.js';
import { showCases } from '../support/cases.js';

showCases({
  input: v('', item('Full name', '<t-input v-model="value" />')),
  textarea: v('', item('Message', '<t-textarea v-model="value" />')),
  'input number': v(undefined, item('Quantity', '<t-input-number v-model="value" />')),
});
