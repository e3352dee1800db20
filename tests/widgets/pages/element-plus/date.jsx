import { vue, labelled } from '../support/element-plus-more.js';
import { item, el } from '../support/element-plus.js';
import { showCases } from '../support/cases.js';
import 'element-plus/dist/index.css';
import ElementPlus from 'element-plus';
import { bound } from '../support/vue-case.js';

showCases({
  'date picker': {
    show: el(null, item('<el-date-picker v-model="value" type="date"/>', 'Date'), {
      text: '2026-12-03',
      wantPart: '2026-12-03',
    }),
  },
  'date range': {
    show: el(
      null,
      item(
        '<el-date-picker v-model="value" type="daterange" start-placeholder="Start date" end-placeholder="End date"/>',
        'Stay',
      ),
      { texts: ['2026-12-03', '2026-12-09'], wantPart: '2026-12-03' },
    ),
  },
  'time picker': {
    show: el(null, item('<el-time-picker v-model="value"/>', 'Time'), { text: '14:30:00', wantPart: 'T14:30' }),
  },
  plus: {
    undo: false,
    show: bound(
      null,
      '<el-form-item label="Date of birth"><el-date-picker v-model="value" type="date" :editable="false" value-format="YYYY-MM-DD"/></el-form-item>',
      { plugins: [ElementPlus] },
    ),
  },
  'date time': vue(
    null,
    labelled(
      'Appointment',
      '<el-date-picker id="w" v-model="value" type="datetime" value-format="YYYY-MM-DD HH:mm:ss" />',
    ),
  ),
  month: vue(
    null,
    labelled('Start month', '<el-date-picker id="w" v-model="value" type="month" value-format="YYYY-MM" />'),
  ),
  year: vue(
    null,
    labelled('Graduation year', '<el-date-picker id="w" v-model="value" type="year" value-format="YYYY" />'),
  ),
  'not editable': vue(
    null,
    labelled('Check-in date', '<el-date-picker id="w" v-model="value" :editable="false" value-format="YYYY-MM-DD" />'),
  ),
  'date time range': vue(
    null,
    labelled(
      'Stay',
      '<el-date-picker v-model="value" type="datetimerange" value-format="YYYY-MM-DD HH:mm:ss" start-placeholder="Start" end-placeholder="End" />',
    ),
  ),
});
