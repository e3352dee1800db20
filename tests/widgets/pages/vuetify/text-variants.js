import { v } from '../support/vuetify-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'text outlined': v(
    '',
    '<v-text-field v-model="value" variant="outlined" label="Company" clearable hint="Your employer" persistent-hint/>',
  ),
  'text prefix': v('', '<v-text-field v-model="value" label="Amount" prefix="$" type="number"/>'),
  'text rules': v('', '<v-text-field v-model="value" :rules="required" label="E-mail"/>'),
  password: v(
    '',
    '<v-text-field v-model="value" type="password" append-inner-icon="mdi-eye" label="Password" counter/>',
  ),
  'number split': v(1, '<v-number-input v-model="value" control-variant="split" label="Quantity" :min="1" :max="20"/>'),
  'otp number': v(
    '',
    '<div><p>Enter the code we sent you</p><v-otp-input v-model="value" type="number" length="4"/></div>',
  ),
  'textarea auto': v('', '<v-textarea v-model="value" label="Message" auto-grow rows="1" counter/>'),
});
