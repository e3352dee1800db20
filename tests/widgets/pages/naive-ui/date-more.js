import { NConfigProvider, NDatePicker, NTimePicker } from 'naive-ui';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

const components = {
  NConfigProvider,
  NDatePicker,
  NTimePicker,
};

const vue = (initial, template, extra = {}) => bound(initial, template, { components, ...extra });

const labelled = (label, inner) => `<label for="w">${label}</label>${inner}`;

showCases({
  range: vue(
    null,
    labelled(
      'Stay',
      '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd" type="daterange" clearable />',
    ),
  ),
  'date time': vue(
    null,
    labelled('Appointment', '<n-date-picker v-model:formatted-value="value" type="datetime" clearable />'),
  ),
  month: vue(null, labelled('Start month', '<n-date-picker v-model:formatted-value="value" type="month" clearable />')),
});
