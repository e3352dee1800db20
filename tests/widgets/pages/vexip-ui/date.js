import { vexipItem } from '../support/vexip-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  date: vexipItem('', 'Check-in date', '<v-date-picker v-model:value="value" clearable />'),
  'date range': vexipItem([], 'Stay', '<v-date-picker v-model:value="value" range clearable />'),
  'date time': vexipItem('', 'Appointment', '<v-date-picker v-model:value="value" type="datetime" clearable />'),
  time: vexipItem('', 'Arrival time', '<v-time-picker v-model:value="value" clearable />'),
});
