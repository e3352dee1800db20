import VOtpInput from 'vue3-otp-input';
import { showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const components = { VOtpInput };

const small = (initial, inner, extra = {}) => bound(initial, inner, { components, ...extra });

showCases({
  otp: small(
    '',
    '<label>Verification code</label><div style="display: flex; flex-direction: row;"><v-otp-input @on-change="value = $event" input-classes="otp-input" :num-inputs="6" :should-auto-focus="true" input-type="letter-numeric" separator="-" /></div>',
  ),
  'otp digits': small(
    '',
    '<p>Enter the 4-digit code</p><v-otp-input @on-change="value = $event" :num-inputs="4" input-type="number" />',
  ),
});
