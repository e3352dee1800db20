import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import { bound } from './support/vue-case.js';
import { showCases, fruits } from './support/cases.js';

const plugins = [ElementPlus];
const data = {
  fruits,
  tree: [
    {
      value: 'plants',
      label: 'Plants',
      children: [
        { value: 'fern', label: 'Fern' },
        { value: 'moss', label: 'Moss' },
      ],
    },
  ],
  items: fruits.map((label) => ({ key: label, label })),
  suggest: (q, cb) => cb(fruits.map((value) => ({ value }))),
};
const item = (inner, label = 'Fruit') => `<el-form-item label="${label}">${inner}</el-form-item>`;
const options = '<el-option v-for="f in fruits" :key="f" :label="f" :value="f"/>';
const el = (initial, inner, extra) => bound(initial, inner, { plugins, data, ...extra });
showCases({
  input: el('', item('<el-input v-model="value"/>', 'Name')),
  select: el('', item(`<el-select v-model="value">${options}</el-select>`), { undo: false }),
  'select clearable': el('', item(`<el-select v-model="value" clearable>${options}</el-select>`)),
  'select filterable': el('', item(`<el-select v-model="value" filterable clearable>${options}</el-select>`)),
  'select multiple': el([], item(`<el-select v-model="value" multiple>${options}</el-select>`)),
  'tree select': el(null, item('<el-tree-select v-model="value" :data="tree" default-expand-all clearable/>'), {
    want: 'Fern',
  }),
  cascader: el([], item('<el-cascader v-model="value" :options="tree" clearable/>'), { want: 'Plants' }),
  autocomplete: el('', item('<el-autocomplete v-model="value" :fetch-suggestions="suggest"/>')),
  checkbox: el(false, '<el-checkbox v-model="value" label="Terms"/>'),
  switch: el(false, item('<el-switch v-model="value"/>', 'Gift wrapping')),
  radio: el(
    '',
    '<el-radio-group v-model="value"><el-radio value="a">A</el-radio><el-radio value="b">B</el-radio></el-radio-group>',
    { undo: false },
  ),
  'input number': el(1, item('<el-input-number v-model="value"/>', 'Quantity'), { text: '4', wantState: 4 }),
  slider: el(30, item('<el-slider v-model="value"/>', 'Volume'), { text: '70', wantState: 70 }),
  rate: el(0, item('<el-rate v-model="value" clearable/>', 'Rating'), { text: '4' }),
  'date picker': el(null, item('<el-date-picker v-model="value" type="date"/>', 'Date'), {
    text: '2026-12-03',
    wantPart: '2026-12-03',
  }),
  'date range': el(
    null,
    item(
      '<el-date-picker v-model="value" type="daterange" start-placeholder="Start date" end-placeholder="End date"/>',
      'Stay',
    ),
    { texts: ['2026-12-03', '2026-12-09'], wantPart: '2026-12-03' },
  ),
  'time picker': el(null, item('<el-time-picker v-model="value"/>', 'Time'), { text: '14:30:00', wantPart: 'T14:30' }),
  'input tag': el([], item('<el-input-tag v-model="value"/>', 'Tags')),
  'color picker': el(null, item('<el-color-picker v-model="value"/>', 'Colour'), { text: '#3366cc' }),
  transfer: el([], '<el-transfer v-model="value" :data="items"/>'),
});
