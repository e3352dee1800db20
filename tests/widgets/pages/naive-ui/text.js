import { n } from '../support/naive-ui-variants.js';
import { naive, labelled } from '../support/naive-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  text: { show: naive('', labelled('First name', '<n-input v-model:value="value" />')) },
  textarea: naive('', labelled('Message', '<n-input type="textarea" v-model:value="value" />')),
  number: {
    show: naive(null, labelled('Guests', '<n-input-number v-model:value="value" clearable />'), {
      text: '12',
      wantState: 12,
    }),
  },
  'input round': n('', '<n-input v-model:value="value" round placeholder="Company" clearable/>', { label: 'Company' }),
  password: n('', '<n-input v-model:value="value" type="password" show-password-on="mousedown" :maxlength="20"/>', {
    label: 'Password',
  }),
  'input pair': n(
    ['', ''],
    '<n-input pair separator="-" :placeholder="[\'First name\', \'Last name\']" clearable v-model:value="value"/>',
    { label: 'Name' },
  ),
  'input otp': { show: n([], '<n-input-otp v-model:value="value"/>', { label: 'Verification code' }) },
  'dynamic input': n([''], '<n-dynamic-input v-model:value="value" placeholder="Please type" :min="1"/>', {
    label: 'Nicknames',
  }),
  'number money': n(
    null,
    '<n-input-number v-model:value="value" :show-button="false"><template #prefix>$</template></n-input-number>',
    { label: 'Budget' },
  ),
  mention: n('', '<n-mention v-model:value="value" :options="[{ label: \'anna\', value: \'anna\' }]"/>', {
    label: 'Message',
  }),
});
