import { item, el } from '../support/element-plus-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'checkbox group': el(
    [],
    item(
      '<el-checkbox-group v-model="value"><el-checkbox v-for="f in fruits" :key="f" :value="f" :label="f"/></el-checkbox-group>',
    ),
  ),
  'checkbox buttons': el(
    [],
    item(
      '<el-checkbox-group v-model="value"><el-checkbox-button v-for="f in fruits.slice(0, 4)" :key="f" :value="f">{{ f }}</el-checkbox-button></el-checkbox-group>',
    ),
  ),
  'radio buttons': {
    undo: false,
    show: el(
      '',
      item(
        '<el-radio-group v-model="value"><el-radio-button v-for="f in fruits.slice(0, 3)" :key="f" :label="f" :value="f"/></el-radio-group>',
      ),
    ),
  },
  'radio border': {
    undo: false,
    show: el(
      '',
      item(
        '<el-radio-group v-model="value"><el-radio border value="1">Option A</el-radio><el-radio border value="2">Option B</el-radio></el-radio-group>',
        'Plan',
      ),
    ),
  },
  'switch texts': el(
    false,
    item('<el-switch v-model="value" active-text="Pay by month" inactive-text="Pay by year"/>', 'Payment'),
  ),
  segmented: {
    undo: false,
    show: el('Mon', item("<el-segmented v-model=\"value\" :options=\"['Mon', 'Tue', 'Wed']\"/>", 'Day')),
  },
});
