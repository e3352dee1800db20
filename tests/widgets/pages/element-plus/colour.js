import { item, el } from '../support/element-plus.js';
import { showCases } from '../support/cases.js';

showCases({
  'color picker': {
    show: el(null, item('<el-color-picker v-model="value"/>', 'Colour'), { text: '#3366cc' }),
  },
});
