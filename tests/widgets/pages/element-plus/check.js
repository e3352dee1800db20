import { item, el } from '../support/element-plus.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: { show: el(false, '<el-checkbox v-model="value" label="Terms"/>') },
  switch: { show: el(false, item('<el-switch v-model="value"/>', 'Gift wrapping')) },
  radio: {
    undo: false,
    show: el(
      '',
      '<el-radio-group v-model="value"><el-radio value="a">A</el-radio><el-radio value="b">B</el-radio></el-radio-group>',
    ),
  },
  rate: { show: el(0, item('<el-rate v-model="value" clearable/>', 'Rating'), { text: '4' }) },
});
