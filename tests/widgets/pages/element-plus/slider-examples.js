import { item, el } from '../support/element-plus-examples.js';
import { showCases } from '../support/cases.js';

showCases({
  'slider marks range': el([30, 60], item('<el-slider v-model="value" range :marks="marks"/>', 'Temperature')),
  'slider vertical': el(0, item('<el-slider v-model="value" vertical height="200px"/>', 'Volume')),
});
