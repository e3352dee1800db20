import { item, el } from '../support/element-plus-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'date shortcuts': el(
    '',
    item(
      '<el-date-picker v-model="value" type="date" placeholder="Pick a day" value-format="YYYY-MM-DD" :shortcuts="[{ text: \'Today\', value: new Date() }]"/>',
      'Check-in date',
    ),
  ),
  'date format': el(
    '',
    item(
      '<el-date-picker v-model="value" type="date" format="DD/MM/YYYY" value-format="YYYY-MM-DD"/>',
      'Check-in date',
    ),
  ),
  week: el(
    '',
    item(
      '<el-date-picker v-model="value" type="week" format="[Week] ww" placeholder="Pick a week" value-format="[Week] ww"/>',
      'Week',
    ),
  ),
  month: el(
    '',
    item(
      '<el-date-picker v-model="value" type="month" placeholder="Pick a month" value-format="YYYY-MM"/>',
      'Billing month',
    ),
  ),
  year: el(
    '',
    item('<el-date-picker v-model="value" type="year" placeholder="Pick a year" value-format="YYYY"/>', 'Year built'),
  ),
  dates: el(
    [],
    item(
      '<el-date-picker v-model="value" type="dates" placeholder="Pick one or more dates" value-format="YYYY-MM-DD"/>',
      'Delivery days',
    ),
  ),
  'date time': el(
    '',
    item(
      '<el-date-picker v-model="value" type="datetime" placeholder="Select date and time" value-format="YYYY-MM-DD HH:mm:ss"/>',
      'Appointment',
    ),
  ),
  'date time range': el(
    null,
    item(
      '<el-date-picker v-model="value" type="datetimerange" range-separator="To" start-placeholder="Start date" end-placeholder="End date" value-format="YYYY-MM-DD HH:mm:ss"/>',
      'Period',
    ),
  ),
  'month range': el(
    null,
    item(
      '<el-date-picker v-model="value" type="monthrange" range-separator="To" start-placeholder="Start month" end-placeholder="End month" value-format="YYYY-MM"/>',
      'Season',
    ),
  ),
  'time select': el(
    '',
    item(
      '<el-time-select v-model="value" start="08:30" step="00:15" end="18:30" placeholder="Select time"/>',
      'Arrival time',
    ),
  ),
  'time range': el(
    null,
    item(
      '<el-time-picker v-model="value" is-range range-separator="To" start-placeholder="Start time" end-placeholder="End time" value-format="HH:mm:ss"/>',
      'Opening hours',
    ),
  ),
});
