import { p } from '../support/primevue-variants.js';
import { prime, labelled } from '../support/primevue.js';
import { showCases } from '../support/cases.js';

showCases({
  text: { ci: true, show: prime('', labelled('First name', '<InputText id="w" v-model="value" />')) },
  textarea: prime('', labelled('Message', '<Textarea id="w" v-model="value" />')),
  password: { ci: true, show: prime('', labelled('Password', '<Password inputId="w" v-model="value" toggleMask />')) },
  number: {
    ci: true,
    show: prime(
      null,
      labelled('Amount', '<InputNumber inputId="w" v-model="value" mode="currency" currency="USD" locale="en-US" />'),
      {
        text: '1234',
        wantState: 1234,
      },
    ),
  },
  'number buttons': {
    ci: true,
    show: prime(0, labelled('Guests', '<InputNumber inputId="w" v-model="value" showButtons />'), {
      text: '12',
      wantState: 12,
    }),
  },
  mask: prime('', labelled('Phone', '<InputMask id="w" v-model="value" mask="(999) 999-9999" />'), {
    text: '2025550143',
    wantState: '(202) 555-0143',
  }),
  otp: {
    ci: true,
    show: prime('', labelled('Code', '<InputOtp v-model="value" />'), {
      texts: ['1', '2', '3', '4'],
      wantState: '1234',
    }),
  },
  'float label': p('', '<FloatLabel><InputText id="u" v-model="value"/><label for="u">Username</label></FloatLabel>'),
  'icon field': p(
    '',
    '<IconField><InputIcon class="pi pi-search"/><InputText v-model="value" placeholder="E-mail address"/></IconField>',
  ),
  'input group': p(
    null,
    '<InputGroup><InputGroupAddon>$</InputGroupAddon><InputNumber v-model="value" placeholder="Price"/><InputGroupAddon>.00</InputGroupAddon></InputGroup>',
  ),
  'password feedback': p(
    '',
    '<FloatLabel><Password v-model="value" inputId="pw" toggleMask/><label for="pw">Password</label></FloatLabel>',
  ),
  'number currency': p(
    null,
    '<label for="c">Price</label><InputNumber v-model="value" inputId="c" mode="currency" currency="USD" locale="en-US"/>',
  ),
  'number stacked': p(
    null,
    '<label for="c">Quantity</label><InputNumber v-model="value" inputId="c" showButtons buttonLayout="vertical" :min="0" :max="100"/>',
  ),
  'number decimal': p(
    null,
    '<label for="c">Weight</label><InputNumber v-model="value" inputId="c" :minFractionDigits="2" :maxFractionDigits="5" suffix=" kg"/>',
  ),
  'mask phone': p(
    '',
    '<label for="c">Phone</label><InputMask id="c" v-model="value" mask="(999) 999-9999" placeholder="(999) 999-9999"/>',
  ),
  'mask ssn': p('', '<label for="c">SSN</label><InputMask id="c" v-model="value" mask="999-99-9999"/>'),
});
