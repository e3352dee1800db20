import { c } from '../support/coreui-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  input: c('', '<CFormInput id="e" type="email" label="Email address" v-model="value" />'),
  textarea: c('', '<CFormTextarea id="t" label="Comments" rows="3" v-model="value" />'),
});
