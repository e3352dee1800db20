import { c } from '../support/coreui-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  range: c(20, '<CFormRange id="v" label="Volume" v-model="value" />'),
});
