import { oruga } from '../support/oruga.js';
import { showCases } from '../support/cases.js';

showCases({
  input: oruga('', 'Full name', '<o-input v-model="value" />'),
  textarea: oruga('', 'Message', '<o-input v-model="value" type="textarea" maxlength="200" />'),
});
