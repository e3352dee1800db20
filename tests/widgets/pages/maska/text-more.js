import { vue } from '../support/maska-more.js';
import { showCases } from '../support/cases.js';

showCases({
  phone: vue('Phone', '<input v-maska="\'(###) ###-####\'" v-model="value">'),
  card: vue('Card number', '<input v-maska="\'#### #### #### ####\'" v-model="value">'),
  'lazy model': vue('Phone', '<input v-maska="\'(###) ###-####\'" v-model.lazy="value">'),
});
