import { b } from '../support/buefy.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: b(0, '<b-field label="Volume"><b-slider v-model="value" /></b-field>'),
});
