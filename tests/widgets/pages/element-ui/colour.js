import { element, item } from '../support/element-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  'color picker': element('#409eff', item('Colour', '<el-color-picker v-model="value"/>')),
  'color picker empty': element(null, item('Colour', '<el-color-picker v-model="value"/>')),
  'color picker alpha': element(
    'rgba(19, 206, 102, 0.8)',
    item('Colour', '<el-color-picker v-model="value" show-alpha/>'),
  ),
});
