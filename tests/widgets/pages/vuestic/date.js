import { v } from '../support/vuestic.js';
import { showCases } from '../support/cases.js';

showCases({
  'date input': { undo: false, show: v(null, '<va-date-input v-model="value" label="Check-in date" />') },
  'date input manual': v(null, '<va-date-input v-model="value" label="Check-in date" manual-input />'),
  'time input': { undo: false, show: v(null, '<va-time-input v-model="value" label="Start time" />') },
});
