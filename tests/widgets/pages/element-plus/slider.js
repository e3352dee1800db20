import { item, el } from '../support/element-plus.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: { show: el(30, item('<el-slider v-model="value"/>', 'Volume'), { text: '70', wantState: 70 }) },
});
