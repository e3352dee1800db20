import { n } from '../support/naive-ui-variants.js';
import { naive, labelled } from '../support/naive-ui.js';
import { showCases } from '../support/cases.js';
import { NDatePicker, NConfigProvider } from 'naive-ui';
import { bound } from '../support/vue-case.js';

showCases({
  'date picker': {
    show: naive(
      null,
      labelled(
        'Date',
        '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd" type="date" clearable />',
      ),
      { text: '2026-12-03', wantState: '2026-12-03' },
    ),
  },
  'time picker': {
    show: naive(
      null,
      labelled('Time', '<n-time-picker v-model:formatted-value="value" value-format="HH:mm:ss" clearable />'),
      { text: '14:30:00', wantState: '14:30:00' },
    ),
  },
  naive: {
    undo: false,
    show: bound(
      null,
      '<n-config-provider><label>Date of birth</label><n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd" type="date" input-readonly/></n-config-provider>',
      { components: { NDatePicker, NConfigProvider } },
    ),
  },
  'date formatted': {
    show: n(null, '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd" type="date" clearable/>', {
      label: 'Check-in date',
    }),
  },
  'date time': n(
    null,
    '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd HH:mm:ss" type="datetime" clearable/>',
    { label: 'Appointment' },
  ),
  'date range': n(
    null,
    '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd" type="daterange" clearable/>',
    { label: 'Travel dates' },
  ),
  'date time range': n(
    null,
    '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd HH:mm:ss" type="datetimerange" clearable/>',
    { label: 'Period' },
  ),
  month: n(null, '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM" type="month" clearable/>', {
    label: 'Billing month',
  }),
  year: n(null, '<n-date-picker v-model:formatted-value="value" value-format="yyyy" type="year" clearable/>', {
    label: 'Year built',
  }),
  'time 12': n(
    null,
    '<n-time-picker v-model:formatted-value="value" value-format="HH:mm" format="h:mm a" clearable use-12-hours/>',
    { label: 'Arrival time' },
  ),
  'time actions': n(null, '<n-time-picker v-model:formatted-value="value" value-format="HH:mm:ss" clearable/>', {
    label: 'Arrival time',
  }),
});
