import { vue } from '../support/maska-more.js';
import { showCases } from '../support/cases.js';

showCases({
  date: vue('Date of birth', '<input v-maska="\'##/##/####\'" v-model="value">'),
});
