import { v, g } from '../support/bootstrap-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  input: v('', g('Full name', '<BFormInput v-model="value" />')),
  spinbutton: { show: v(1, g('Quantity', '<BFormSpinbutton v-model="value" />')) },
  otp: v('', g('Verification code', '<BFormOtp v-model="value" />')),
});
