import { v } from '../support/vuetify-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'slider thumb': v(
    30,
    '<v-slider v-model="value" label="Volume" thumb-label="always" :min="0" :max="100" :step="10"/>',
  ),
  'slider vertical': v(30, '<v-slider v-model="value" label="Height" direction="vertical"/>'),
});
