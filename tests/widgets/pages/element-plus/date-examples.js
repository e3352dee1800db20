import { item, el } from '../support/element-plus-examples.js';
import { showCases } from '../support/cases.js';

showCases({
  'date panel': { undo: false, show: el(null, item('<el-date-picker-panel v-model="value"/>', 'Check-in date')) },
  months: el(
    [],
    item(
      '<el-date-picker v-model="value" type="months" placeholder="Pick one or more months" value-format="YYYY-MM"/>',
      'Billing months',
    ),
  ),
  years: el(
    [],
    item(
      '<el-date-picker v-model="value" type="years" placeholder="Pick one or more years" value-format="YYYY"/>',
      'Model years',
    ),
  ),
  'date range shortcuts': el(
    null,
    item(
      '<el-date-picker v-model="value" type="daterange" unlink-panels range-separator="To" start-placeholder="Start date" end-placeholder="End date" :shortcuts="shortcuts" value-format="YYYY-MM-DD"/>',
      'Travel dates',
    ),
  ),
  'date no future': el(
    '',
    item(
      '<el-date-picker v-model="value" type="date" placeholder="Pick a day" :disabled-date="noFuture" format="MMM DD, YYYY" value-format="YYYY-MM-DD"/>',
      'Date of birth',
    ),
  ),
  'date German': el(
    '',
    `<el-config-provider :locale="de">${item('<el-date-picker v-model="value" type="date" format="DD. MMMM YYYY" value-format="YYYY-MM-DD"/>', 'Anreise')}</el-config-provider>`,
  ),
  'date not editable': el(
    '',
    item(
      '<el-date-picker v-model="value" type="date" :editable="false" :disabled-date="noPast" value-format="YYYY-MM-DD" placeholder="Pick a day"/>',
      'Check-in date',
    ),
  ),
  'date time 12': el(
    '',
    item(
      '<el-date-picker v-model="value" type="datetime" placeholder="Pick a Date" format="YYYY/MM/DD hh:mm:ss A" value-format="YYYY-MM-DD HH:mm:ss"/>',
      'Appointment',
    ),
  ),
  'time arrows': el(
    null,
    item(
      '<el-time-picker v-model="value" arrow-control :disabled-hours="disabledHours" placeholder="Arbitrary time" value-format="HH:mm:ss"/>',
      'Arrival time',
    ),
  ),
  'time 12': el(
    null,
    item(
      '<el-time-picker v-model="value" format="hh:mm A" value-format="HH:mm" placeholder="Select time"/>',
      'Arrival time',
    ),
  ),
});
