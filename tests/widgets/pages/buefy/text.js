import { b } from '../support/buefy.js';
import { showCases } from '../support/cases.js';

showCases({
  number: b(1, '<b-field label="Quantity"><b-numberinput v-model="value" /></b-field>'),
});
