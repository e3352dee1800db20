import Multiselect from '@vueform/multiselect';
import '@vueform/multiselect/themes/default.css';

import { VueDatePicker } from '@vuepic/vue-datepicker';
import '@vuepic/vue-datepicker/dist/main.css';
import { bound } from './support/vue-case.js';
import { fruits, showCases } from './support/cases.js';

const components = { Multiselect, VueDatePicker };
const vue = (initial, template, extra = {}) => bound(initial, template, { components, data: { fruits }, ...extra });

showCases({
  'vueform single': vue(null, '<label>Fruit</label><Multiselect v-model="value" :options="fruits" />'),
  'vueform searchable': vue(null, '<label>Fruit</label><Multiselect v-model="value" :options="fruits" searchable />'),
  'vueform tags': vue(
    [],
    '<label>Fruits</label><Multiselect v-model="value" mode="tags" :options="fruits" searchable />',
  ),
  'vuepic date': vue(
    null,
    '<label>Date</label><VueDatePicker v-model="value" auto-apply :time-config="{ enableTimePicker: false }" />',
  ),
  'vuepic typed': vue(
    null,
    '<label>Date</label><VueDatePicker v-model="value" text-input :time-config="{ enableTimePicker: false }" />',
  ),
});
