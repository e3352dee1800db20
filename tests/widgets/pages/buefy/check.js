import { b } from '../support/buefy.js';
import { showCases } from '../support/cases.js';

showCases({
  rate: { undo: false, show: b(0, '<b-field label="Rating"><b-rate v-model="value" /></b-field>') },
  switch: b(false, '<b-field><b-switch v-model="value">Gift wrapping</b-switch></b-field>'),
  'radio button': {
    undo: false,
    show: b(
      '',
      '<b-field label="Size"><b-radio-button v-model="value" native-value="Small"><span>Small</span></b-radio-button><b-radio-button v-model="value" native-value="Large"><span>Large</span></b-radio-button></b-field>',
    ),
  },
});
