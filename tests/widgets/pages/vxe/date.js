import { vxe } from '../support/vxe.js';
import { showCases } from '../support/cases.js';

showCases({
  date: vxe('', 'Check-in date', '<vxe-date-picker v-model="value" type="date" placeholder="Select date" clearable />'),
  'date time': vxe('', 'Appointment', '<vxe-date-picker v-model="value" type="datetime" clearable />'),
  time: vxe('', 'Arrival time', '<vxe-date-picker v-model="value" type="time" clearable />'),
  'date range': vxe([], 'Travel dates', '<vxe-date-range-picker v-model="value" type="date" clearable />'),
});
