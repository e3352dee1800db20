import { iview } from '../support/view-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  date: iview(
    '',
    'Check-in date',
    '<DatePicker v-model="value" type="date" placeholder="Select date" style="width: 200px" />',
  ),
  'date range': iview(
    [],
    'Travel dates',
    '<DatePicker v-model="value" type="daterange" placement="bottom-end" placeholder="Select date" style="width: 200px" />',
  ),
  'date time': iview(
    '',
    'Appointment',
    '<DatePicker v-model="value" type="datetime" placeholder="Select date and time" style="width: 200px" />',
  ),
  'date confirm': iview(
    '',
    'Check-in date',
    '<DatePicker v-model="value" type="date" confirm placeholder="Select date" style="width: 200px" />',
  ),
  month: iview(
    '',
    'Start month',
    '<DatePicker v-model="value" type="month" placeholder="Select month" style="width: 200px" />',
  ),
  time: iview(
    '',
    'Arrival time',
    '<TimePicker v-model="value" type="time" placeholder="Select time" style="width: 168px" />',
  ),
});
