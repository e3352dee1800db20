import { antd } from '../support/ant-design-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: antd(20, 'Volume', '<a-slider v-model:value="value" />'),
  'slider range': antd([20, 50], 'Price range', '<a-slider v-model:value="value" range />'),
});
