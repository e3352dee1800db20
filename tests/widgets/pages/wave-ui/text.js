import { wave } from '../support/wave-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  input: wave('', '<w-input v-model="value" label="Full name" />'),
  'input outline': wave(
    '',
    '<w-input v-model="value" label="City" outline placeholder="Your city" label-position="left" />',
  ),
  textarea: wave('', '<w-textarea v-model="value" label="Message" />'),
  number: wave('', '<w-input v-model="value" type="number" label="Quantity" :min="1" :max="10" />'),
});
