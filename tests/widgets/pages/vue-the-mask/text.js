import VueTheMask from 'vue-the-mask';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

/** vue-the-mask is made for Vue 2: its directive's hook is named anew. */
const mask = { mounted: VueTheMask.mask, updated: VueTheMask.mask };

const setup = (app) => app.directive('the-mask', mask);

const vue = (label, input) => bound('', `<label>${label} ${input}</label>`, { plugins: [{ install: setup }] });

showCases({
  phone: vue('Phone', '<input v-the-mask="\'(###) ###-####\'" v-model="value">'),
  zip: vue('ZIP code', '<input v-the-mask="\'#####\'" v-model="value">'),
});
