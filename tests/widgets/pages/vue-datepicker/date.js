import { VueDatePicker } from '@vuepic/vue-datepicker';
import '@vuepic/vue-datepicker/dist/main.css';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const components = { VueDatePicker };

const vue = (initial, template, extra = {}) => bound(initial, template, { components, data: { fruits }, ...extra });

showCases({
  date: {
    ci: true,
    show: vue(
      null,
      '<label>Date</label><VueDatePicker v-model="value" auto-apply :time-config="{ enableTimePicker: false }" />',
    ),
  },
  typed: {
    ci: true,
    show: vue(
      null,
      '<label>Date</label><VueDatePicker v-model="value" text-input :time-config="{ enableTimePicker: false }" />',
    ),
  },
});
