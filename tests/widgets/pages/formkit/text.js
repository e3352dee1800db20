import { fk } from '../support/formkit.js';
import { showCases } from '../support/cases.js';

showCases({
  text: fk('', '<FormKit type="text" v-model="value" label="Your name" />'),
});
