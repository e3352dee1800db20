import { v } from '../support/vuestic.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: v(0, '<va-slider v-model="value" label="Volume" />'),
});
