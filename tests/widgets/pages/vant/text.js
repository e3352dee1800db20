import { v } from '../support/vant-more.js';
import '../support/vant.js';
import Vant from 'vant';
import { reactive } from 'vue';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

showCases({
  'password input': bound(
    '',
    '<p>Payment password</p><van-password-input :value="value" :focused="at.show" @focus="at.show = true" /><van-number-keyboard v-model="value" :show="at.show" @blur="at.show = false" :maxlength="6" />',
    { plugins: [Vant], data: { at: reactive({ show: false }) } },
  ),
  field: v('', '<van-field v-model="value" name="name" label="Full name" placeholder="Full name" />'),
  'field email': v('', '<van-field v-model="value" label="Email" placeholder="you@example.com" />'),
  textarea: v('', '<van-field v-model="value" type="textarea" label="Message" rows="2" autosize />'),
  stepper: v(1, '<van-field label="Quantity"><template #input><van-stepper v-model="value" /></template></van-field>'),
});
