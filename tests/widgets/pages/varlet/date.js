import { varlet } from '../support/varlet-more.js';
import { showCases } from '../support/cases.js';

showCases({
  'date input': { undo: false, show: varlet(null, '<var-date-input placeholder="Check-in date" v-model="value" />') },
});
