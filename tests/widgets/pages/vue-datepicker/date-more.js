import { VueDatePicker } from '@vuepic/vue-datepicker';
import '@vuepic/vue-datepicker/dist/main.css';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

const components = {
  VueDatePicker,
};

const vue = (initial, template, extra = {}) => bound(initial, template, { components, ...extra });

const labelled = (label, inner) => `<label for="w">${label}</label>${inner}`;

showCases({
  default: vue(null, labelled('Appointment', '<VueDatePicker v-model="value" />')),
  range: vue(null, labelled('Stay', '<VueDatePicker v-model="value" range />')),
  time: { undo: false, show: vue(null, labelled('Arrival time', '<VueDatePicker v-model="value" time-picker />')) },
  month: {
    undo: false,
    show: vue(null, labelled('Start month', '<VueDatePicker v-model="value" month-picker model-type="yyyy-MM" />')),
  },
});
