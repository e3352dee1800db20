import Multiselect from '@vueform/multiselect';
import '@vueform/multiselect/themes/default.css';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const components = { Multiselect };

const vue = (initial, template, extra = {}) => bound(initial, template, { components, data: { fruits }, ...extra });

showCases({
  single: { ci: true, show: vue(null, '<label>Fruit</label><Multiselect v-model="value" :options="fruits" />') },
  searchable: {
    ci: true,
    show: vue(null, '<label>Fruit</label><Multiselect v-model="value" :options="fruits" searchable />'),
  },
  tags: {
    ci: true,
    show: vue([], '<label>Fruits</label><Multiselect v-model="value" mode="tags" :options="fruits" searchable />'),
  },
});
