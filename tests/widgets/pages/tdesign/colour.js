import { item, v } from '../support/tdesign.js';
import { showCases } from '../support/cases.js';

showCases({
  'color picker': v('', item('Brand colour', '<t-color-picker v-model="value" />')),
});
