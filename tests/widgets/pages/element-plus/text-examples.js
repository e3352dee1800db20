import { item, el } from '../support/element-plus-examples.js';
import { showCases } from '../support/cases.js';

showCases({
  'number strict': el(
    0,
    item('<el-input-number v-model="value" :step="2" step-strictly :min="0" :max="20"/>', 'Guests'),
  ),
  'mention textarea': el(
    '',
    item('<el-mention v-model="value" type="textarea" :options="people" whole placeholder="Please input"/>', 'Comment'),
  ),
  'input formatter': el(
    '',
    item('<el-input v-model="value" placeholder="Please input" :formatter="format" :parser="parse"/>', 'Price'),
  ),
});
