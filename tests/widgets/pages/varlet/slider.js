import { v } from '../support/varlet.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: v(0, '<label>Volume</label><var-slider v-model="value" />'),
});
