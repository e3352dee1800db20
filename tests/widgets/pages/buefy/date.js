import { b } from '../support/buefy.js';
import { showCases } from '../support/cases.js';

showCases({
  datepicker: {
    undo: false,
    show: b(
      null,
      '<b-field label="Check-in date"><b-datepicker v-model="value" placeholder="Click to select..." /></b-field>',
    ),
  },
  'datepicker editable': b(null, '<b-field label="Check-in date"><b-datepicker v-model="value" editable /></b-field>'),
  timepicker: { undo: false, show: b(null, '<b-field label="Start time"><b-timepicker v-model="value" /></b-field>') },
});
