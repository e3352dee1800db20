import { vexipItem } from '../support/vexip-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  input: vexipItem('', 'First name', '<v-input v-model:value="value" clearable />'),
  password: vexipItem('', 'Password', '<v-input v-model:value="value" type="password" />'),
  textarea: vexipItem('', 'Message', '<v-textarea v-model:value="value" />'),
  number: vexipItem(null, 'Guests', '<v-number-input v-model:value="value" :min="1" :max="20" />'),
});
