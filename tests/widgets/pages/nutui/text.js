import { v, item } from '../support/nutui.js';
import { showCases } from '../support/cases.js';

showCases({
  input: v('', item('Full name', '<nut-input v-model="value" placeholder="Enter your name" type="text" />')),
  textarea: v('', item('Remarks', '<nut-textarea v-model="value" placeholder="Please enter remarks" type="text" />')),
  'input number': v(1, item('Number of guests', '<nut-input-number v-model="value" />')),
  'short password': v(
    '',
    '<nut-cell title="Payment password" @click="at.show = true"></nut-cell><nut-short-password v-model="value" v-model:visible="at.show"></nut-short-password>',
  ),
});
