import { vMaska } from 'maska/vue';
import VueTheMask from 'vue-the-mask';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

/** vue-the-mask is made for Vue 2: its directive's hook is named anew. */
const mask = { mounted: VueTheMask.mask, updated: VueTheMask.mask };
const maska = { beforeMount: vMaska, updated: vMaska };
const labelled = (label, inner) => `<label>${label} ${inner}</label>`;
const setup = (app) => app.directive('the-mask', mask).directive('maska', maska);
const vue = (label, inner) => bound('', labelled(label, inner), { plugins: [{ install: setup }] });

showCases({
  'maska phone': vue('Phone', '<input v-maska="\'(###) ###-####\'" v-model="value">'),
  'maska card': vue('Card number', '<input v-maska="\'#### #### #### ####\'" v-model="value">'),
  'maska date': vue('Date of birth', '<input v-maska="\'##/##/####\'" v-model="value">'),
  'the-mask phone': vue('Phone', '<input v-the-mask="\'(###) ###-####\'" v-model="value">'),
  'the-mask zip': vue('ZIP code', '<input v-the-mask="\'#####\'" v-model="value">'),
  'lazy model': vue('Phone', '<input v-maska="\'(###) ###-####\'" v-model.lazy="value">'),
  'number modifier': vue('Quantity', '<input v-model.number="value">'),
});
