import { vxe } from '../support/vxe.js';
import { showCases } from '../support/cases.js';

showCases({
  input: vxe('', 'Full name', '<vxe-input v-model="value" placeholder="Your name" clearable />'),
  textarea: vxe('', 'Message', '<vxe-textarea v-model="value" placeholder="Your message" />'),
  'number input': vxe(1, 'Quantity', '<vxe-number-input v-model="value" type="integer" :min="1" :max="10" />'),
  password: vxe('', 'Password', '<vxe-password-input v-model="value" />'),
});
