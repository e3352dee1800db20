import { createBootstrap } from 'bootstrap-vue-next';
import * as B from 'bootstrap-vue-next';
import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap-vue-next/dist/bootstrap-vue-next.css';
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';
const v = (i, t) => bound(i, t, { plugins: [createBootstrap()], components: B, data: { fruits } });
const g = (label, inner) => `<BFormGroup label="${label}">${inner}</BFormGroup>`;
showCases(
  {
    input: v('', g('Full name', '<BFormInput v-model="value" />')),
    spinbutton: v(1, g('Quantity', '<BFormSpinbutton v-model="value" />')),
    tags: v([], g('Tags', '<BFormTags v-model="value" />')),
    rating: v(0, g('Rating', '<BFormRating v-model="value" />')),
    select: v(null, g('Favourite fruit', '<BFormSelect v-model="value" :options="fruits" />')),
    'checkbox switch': v(false, '<BFormCheckbox v-model="value" switch>Notifications</BFormCheckbox>'),
    'radio buttons': v('', g('Size', '<BFormRadioGroup v-model="value" :options="[\'Small\',\'Large\']" buttons />')),
    otp: v('', g('Verification code', '<BFormOtp v-model="value" />')),
  },
  ['radio buttons', 'checkbox switch'],
);
