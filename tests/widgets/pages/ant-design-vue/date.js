import { antd } from '../support/ant-design-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': antd(undefined, 'Check-in date', '<a-date-picker v-model:value="value" />'),
  'date picker format': antd(
    undefined,
    'Date of birth',
    '<a-date-picker v-model:value="value" format="DD/MM/YYYY" value-format="YYYY-MM-DD" />',
  ),
  'date and time': antd(
    undefined,
    'Appointment date and time',
    '<a-date-picker v-model:value="value" show-time value-format="YYYY-MM-DD HH:mm:ss" />',
  ),
  'range picker': antd(undefined, 'Travel dates', '<a-range-picker v-model:value="value" />'),
  'month picker': antd(undefined, 'Month', '<a-date-picker v-model:value="value" picker="month" />'),
  'week picker': antd(
    undefined,
    'Week',
    '<a-date-picker v-model:value="value" picker="week" value-format="YYYY-wo" />',
  ),
  'time picker': antd(undefined, 'Start time', '<a-time-picker v-model:value="value" value-format="HH:mm:ss" />'),
  'time picker 12': antd(
    undefined,
    'Start time',
    '<a-time-picker v-model:value="value" use12-hours format="h:mm A" value-format="HH:mm" />',
  ),
  'time range': antd(
    undefined,
    'Opening hours',
    '<a-time-range-picker v-model:value="value" value-format="HH:mm:ss" />',
  ),
});
