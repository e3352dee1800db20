import { item, el } from '../support/element-plus.js';
import { showCases } from '../support/cases.js';

showCases({
  input: { show: el('', item('<el-input v-model="value"/>', 'Name')) },
  'input number': {
    show: el(1, item('<el-input-number v-model="value"/>', 'Quantity'), { text: '4', wantState: 4 }),
  },
});
