import { element, item } from '../support/element-ui.js';
import { showCases } from '../support/cases.js';

const picker = (label, attributes) => item(label, `<el-date-picker v-model="value" ${attributes}/>`);
const ends = (one) => `start-placeholder="Start ${one}" end-placeholder="End ${one}"`;

showCases({
  date: element('', picker('Check-in date', 'type="date" placeholder="Pick a day" value-format="yyyy-MM-dd"')),
  'date format': element('', picker('Check-in date', 'type="date" format="dd.MM.yyyy" value-format="yyyy-MM-dd"')),
  'date not editable': element('', picker('Check-in date', 'type="date" :editable="false" value-format="yyyy-MM-dd"')),
  'date shortcuts': element(
    '',
    picker('Check-in date', 'type="date" value-format="yyyy-MM-dd" :picker-options="shortcuts"'),
    { shortcuts: { shortcuts: [{ text: 'Today', onClick: (picker) => picker.$emit('pick', new Date()) }] } },
  ),
  dates: element([], picker('Days off', 'type="dates" placeholder="Pick one or more days" value-format="yyyy-MM-dd"')),
  month: element('', picker('Billing month', 'type="month" placeholder="Pick a month" value-format="yyyy-MM"')),
  year: element('', picker('Graduation year', 'type="year" placeholder="Pick a year" value-format="yyyy"')),
  'date time': element(
    '',
    picker('Appointment', 'type="datetime" placeholder="Select date and time" value-format="yyyy-MM-dd HH:mm:ss"'),
  ),
  range: element(null, picker('Travel dates', `type="daterange" value-format="yyyy-MM-dd" ${ends('date')}`)),
  'range not editable': element(
    null,
    picker('Travel dates', `type="daterange" :editable="false" value-format="yyyy-MM-dd" ${ends('date')}`),
  ),
  'range time': element(
    null,
    picker('Period', `type="datetimerange" value-format="yyyy-MM-dd HH:mm:ss" ${ends('date')}`),
  ),
  'range months': element(null, picker('Season', `type="monthrange" value-format="yyyy-MM" ${ends('month')}`)),
  time: element(
    null,
    item('Arrival time', '<el-time-picker v-model="value" placeholder="Any time" value-format="HH:mm:ss"/>'),
  ),
  'time arrows': element(
    null,
    item('Arrival time', '<el-time-picker v-model="value" arrow-control :editable="false" value-format="HH:mm:ss"/>'),
  ),
  'time range': element(
    null,
    item('Opening hours', `<el-time-picker v-model="value" is-range value-format="HH:mm:ss" ${ends('time')}/>`),
  ),
  'time select': element(
    '',
    item(
      'Arrival time',
      '<el-time-select v-model="value" :picker-options="{ start: \'08:30\', step: \'00:15\', end: \'18:30\' }" placeholder="Select time"/>',
    ),
  ),
});
