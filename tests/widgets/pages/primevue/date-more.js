import PrimeVue from 'primevue/config';
import PrimeDatePicker from 'primevue/datepicker';
import Aura from '@primeuix/themes/aura';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

const components = {
  PrimeDatePicker,
};

const vue = (initial, template, extra = {}) =>
  bound(initial, template, {
    components,
    plugins: [[PrimeVue, { theme: { preset: Aura } }]],
    ...extra,
  });

const labelled = (label, inner) => `<label for="w">${label}</label>${inner}`;

showCases({
  inline: { undo: false, show: vue(null, '<h3>Delivery date</h3><PrimeDatePicker v-model="value" inline />') },
  range: {
    undo: false,
    show: vue(
      null,
      labelled('Stay', '<PrimeDatePicker inputId="w" v-model="value" selectionMode="range" :manualInput="false" />'),
    ),
  },
  'date time': {
    undo: false,
    show: vue(
      null,
      labelled('Appointment', '<PrimeDatePicker inputId="w" v-model="value" showTime hourFormat="12" fluid />'),
    ),
  },
  time: {
    undo: false,
    show: vue(null, labelled('Arrival time', '<PrimeDatePicker inputId="w" v-model="value" timeOnly />')),
  },
  month: vue(
    null,
    labelled('Start month', '<PrimeDatePicker inputId="w" v-model="value" view="month" dateFormat="mm/yy" />'),
  ),
});
