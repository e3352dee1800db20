import { c } from '../support/coreui-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  check: c(false, '<CFormCheck id="k" label="I agree to the terms" v-model="value" />'),
  switch: c(false, '<CFormSwitch id="w" label="Gift wrapping" v-model="value" />'),
  radios: {
    undo: false,
    show: c(
      undefined,
      '<fieldset><legend>Favourite fruit</legend><CFormCheck v-for="o in fruits.slice(0, 4)" :key="o" type="radio" name="fruit" :id="`r-${o}`" :label="o" :value="o" v-model="value" /></fieldset>',
    ),
  },
});
