import { v } from '../support/tdesign-mobile.js';
import { showCases } from '../support/cases.js';

showCases({
  input: v('', '<t-input v-model="value" label="Full name" placeholder="Enter your name" />'),
  textarea: v('', '<t-textarea v-model="value" label="Remarks" placeholder="Enter remarks" />'),
  stepper: v(
    1,
    '<t-cell title="Number of guests"><template #rightIcon><t-stepper v-model="value" /></template></t-cell>',
  ),
});
