import { p } from '../support/primevue-variants.js';
import { prime, labelled } from '../support/primevue.js';
import { showCases } from '../support/cases.js';
import PrimeVue from 'primevue/config';
import Aura from '@primeuix/themes/aura';
import PrimeDate from 'primevue/datepicker';
import { bound } from '../support/vue-case.js';

showCases({
  'date picker': {
    ci: true,
    show: prime(null, labelled('Date', '<DatePicker inputId="w" v-model="value" />'), {
      text: '2026-12-03',
      wantState: '2026-12-03T00:00',
    }),
  },
  'date picker icon': {
    ci: true,
    show: prime(
      null,
      labelled('Date', '<DatePicker inputId="w" v-model="value" showIcon :manualInput="false" showButtonBar />'),
      { text: '2026-12-03', wantState: '2026-12-03T00:00' },
    ),
  },
  primevue: {
    undo: false,
    show: bound(
      null,
      '<label for="dob">Date of birth</label><PrimeDate v-model="value" inputId="dob" :manualInput="false"/>',
      { plugins: [[PrimeVue, { theme: { preset: Aura } }]], components: { PrimeDate } },
    ),
  },
  icon: {
    undo: false,
    show: bound(
      null,
      '<label for="dob">Date of birth</label><PrimeDate v-model="value" inputId="dob" :manualInput="false" showIcon view="date" :maxDate="new Date()"/>',
      { plugins: [[PrimeVue, { theme: { preset: Aura } }]], components: { PrimeDate } },
    ),
  },
  'mask date': p(
    '',
    '<label for="c">Birth date</label><InputMask id="c" v-model="value" mask="99/99/9999" placeholder="mm/dd/yyyy" slotChar="mm/dd/yyyy"/>',
  ),
  'date icon': p(
    null,
    '<label for="d">Check-in date</label><DatePicker v-model="value" inputId="d" showIcon iconDisplay="input" dateFormat="dd/mm/yy"/>',
  ),
  'date range': {
    undo: false,
    show: p(
      null,
      '<FloatLabel><DatePicker v-model="value" inputId="d" selectionMode="range" :manualInput="false"/><label for="d">Travel dates</label></FloatLabel>',
    ),
  },
  'date multiple': p(
    null,
    '<label for="d">Delivery days</label><DatePicker v-model="value" inputId="d" selectionMode="multiple" :manualInput="false"/>',
  ),
  'date button bar': p(
    null,
    '<label for="d">Check-in date</label><DatePicker v-model="value" inputId="d" showButtonBar/>',
  ),
  'date time': p(
    null,
    '<label for="d">Appointment</label><DatePicker v-model="value" inputId="d" showTime hourFormat="24"/>',
  ),
  'time 12': p(
    null,
    '<label for="d">Arrival time</label><DatePicker v-model="value" inputId="d" timeOnly hourFormat="12"/>',
  ),
  month: p(
    null,
    '<label for="d">Billing month</label><DatePicker v-model="value" inputId="d" view="month" dateFormat="mm/yy"/>',
  ),
  year: p(
    null,
    '<label for="d">Year built</label><DatePicker v-model="value" inputId="d" view="year" dateFormat="yy"/>',
  ),
  'date inline': {
    ci: true,
    undo: false,
    show: p(null, '<label>Check-in date</label><DatePicker v-model="value" inline/>'),
  },
});
