import { item, el } from '../support/element-plus-examples.js';
import { showCases } from '../support/cases.js';

showCases({
  'color predefine alpha': el(
    'rgba(255, 69, 0, 0.68)',
    item('<el-color-picker v-model="value" show-alpha :predefine="colors"/>', 'Background colour'),
  ),
});
