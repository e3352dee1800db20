import { vue, labelled } from '../support/element-plus-more.js';
import { item, el } from '../support/element-plus.js';
import { showCases } from '../support/cases.js';

const options = '<el-option v-for="f in fruits" :key="f" :label="f" :value="f"/>';

showCases({
  select: { undo: false, show: el('', item(`<el-select v-model="value">${options}</el-select>`)) },
  'select clearable': { show: el('', item(`<el-select v-model="value" clearable>${options}</el-select>`)) },
  'select filterable': el('', item(`<el-select v-model="value" filterable clearable>${options}</el-select>`)),
  'select multiple': { show: el([], item(`<el-select v-model="value" multiple>${options}</el-select>`)) },
  'tree select': el(null, item('<el-tree-select v-model="value" :data="tree" default-expand-all clearable/>'), {
    want: 'Fern',
  }),
  cascader: {
    show: el([], item('<el-cascader v-model="value" :options="tree" clearable/>'), { want: 'Plants' }),
  },
  autocomplete: el('', item('<el-autocomplete v-model="value" :fetch-suggestions="suggest"/>')),
  'input tag': { show: el([], item('<el-input-tag v-model="value"/>', 'Tags')) },
  transfer: { show: el([], '<el-transfer v-model="value" :data="items"/>') },
  'time select': vue(
    null,
    labelled(
      'Arrival time',
      '<el-time-select v-model="value" start="08:30" step="00:15" end="18:30" placeholder="Select time" />',
    ),
  ),
});
