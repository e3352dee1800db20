import { VueTelInput } from 'vue-tel-input';
import 'vue-tel-input/vue-tel-input.css';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

showCases({
  'vue-tel-input': bound('', '<label>Phone</label><vue-tel-input v-model="value"/>', { components: { VueTelInput } }),
  international: bound(
    '',
    '<label>Phone</label><vue-tel-input v-model="value" mode="international" default-country="us"/>',
    { components: { VueTelInput } },
  ),
});
