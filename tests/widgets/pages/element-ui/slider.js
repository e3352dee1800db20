import { element, item } from '../support/element-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: element(20, item('Volume', '<el-slider v-model="value"/>')),
  'slider steps': element(0, item('Volume', '<el-slider v-model="value" :step="10" show-stops/>')),
  'slider input': element(20, item('Volume', '<el-slider v-model="value" show-input/>')),
  'slider range': element([20, 50], item('Price range', '<el-slider v-model="value" range :max="200"/>')),
});
