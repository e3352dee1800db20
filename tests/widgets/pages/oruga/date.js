import { oruga } from '../support/oruga.js';
import { showCases } from '../support/cases.js';

showCases({
  date: oruga(
    undefined,
    'Check-in date',
    '<o-datepicker v-model="value" locale="en-GB" placeholder="Click to select..." />',
  ),
  'date range': oruga(
    [],
    'Travel dates',
    '<o-datepicker v-model="value" locale="en-GB" range placeholder="Click to select..." />',
  ),
  time: oruga(
    undefined,
    'Arrival time',
    '<o-timepicker v-model="value" hour-format="24" placeholder="Click to select..." />',
  ),
  'date time': oruga(
    undefined,
    'Appointment',
    '<o-datetimepicker v-model="value" locale="en-GB" placeholder="Click to select..." />',
  ),
});
