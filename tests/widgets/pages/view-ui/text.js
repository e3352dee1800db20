import { iview } from '../support/view-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  input: iview('', 'Full name', '<Input v-model="value" placeholder="Enter your name" />'),
  textarea: iview('', 'Message', '<Input v-model="value" type="textarea" :rows="3" maxlength="100" show-word-limit />'),
  'input number': iview(1, 'Quantity', '<InputNumber v-model="value" :max="10" :min="1" />'),
});
