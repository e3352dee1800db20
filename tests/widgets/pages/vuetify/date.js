import { v } from '../support/vuetify.js';
import { showCases } from '../support/cases.js';

showCases({
  'date input': v(null, '<v-date-input v-model="value" label="Date"/>', { text: '12/03/2026', wantPart: '2026-12-03' }),
});
