import { item, v } from '../support/arco.js';
import { showCases } from '../support/cases.js';

showCases({
  input: v('', item('Full name', '<a-input v-model="value" placeholder="please enter your name" />')),
  textarea: v('', item('Message', '<a-textarea v-model="value" allow-clear />')),
  'input number': v(undefined, item('Quantity', '<a-input-number v-model="value" :min="1" :max="10" />')),
  mention: v('', item('Comment', '<a-mention v-model="value" :data="[\'Anna\',\'Bob\']" />')),
  'verification code': v('', item('Verification code', '<a-verification-code v-model="value" />')),
});
