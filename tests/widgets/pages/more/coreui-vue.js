import '@coreui/coreui/dist/css/coreui.min.css';
import { CFormInput, CFormTextarea, CFormSelect, CFormCheck, CFormSwitch, CFormRange, CButtonGroup } from '@coreui/vue';
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';
const components = { CFormInput, CFormTextarea, CFormSelect, CFormCheck, CFormSwitch, CFormRange, CButtonGroup };
const c = (initial, template, extra) => bound(initial, template, { components, data: { fruits }, ...extra });
showCases({
  input: c('', '<CFormInput id="e" type="email" label="Email address" v-model="value" />'),
  textarea: c('', '<CFormTextarea id="t" label="Comments" rows="3" v-model="value" />'),
  select: c(
    '',
    '<CFormSelect id="s" label="Favourite fruit" v-model="value" :options="[{ label: \'Open this select menu\', value: \'\' }, ...fruits]" />',
  ),
  check: c(false, '<CFormCheck id="k" label="I agree to the terms" v-model="value" />'),
  switch: c(false, '<CFormSwitch id="w" label="Newsletter" v-model="value" />'),
  radios: c(
    undefined,
    '<fieldset><legend>Favourite fruit</legend><CFormCheck v-for="o in fruits.slice(0, 4)" :key="o" type="radio" name="fruit" :id="`r-${o}`" :label="o" :value="o" v-model="value" /></fieldset>',
    { undo: false },
  ),
  range: c(20, '<CFormRange id="v" label="Volume" v-model="value" />'),
});
