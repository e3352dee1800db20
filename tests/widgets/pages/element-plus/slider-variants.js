import { item, el } from '../support/element-plus-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'slider input': el(0, item('<el-slider v-model="value" show-input/>', 'Volume')),
  'slider range': el([4, 8], item('<el-slider v-model="value" range show-stops :max="10"/>', 'Price')),
});
