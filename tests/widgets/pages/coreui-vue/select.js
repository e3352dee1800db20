import { c } from '../support/coreui-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  select: c(
    '',
    '<CFormSelect id="s" label="Favourite fruit" v-model="value" :options="[{ label: \'Open this select menu\', value: \'\' }, ...fruits]" />',
  ),
});
