import { antd } from '../support/ant-design-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    undo: false,
    show: antd(
      undefined,
      'Favourite fruit',
      '<a-select v-model:value="value" :options="options" placeholder="Select a fruit" />',
    ),
  },
  'select search': {
    undo: false,
    show: antd(
      undefined,
      'Favourite fruit',
      '<a-select v-model:value="value" show-search :options="options" :filter-option="filter" placeholder="Select a fruit" />',
    ),
  },
  'select clear': antd(
    undefined,
    'Favourite fruit',
    '<a-select v-model:value="value" allow-clear :options="options" />',
  ),
  'select multiple': antd(
    [],
    'Favourite fruits',
    '<a-select v-model:value="value" mode="multiple" :options="options" placeholder="Please select" />',
  ),
  'select tags': antd(
    [],
    'Tags',
    '<a-select v-model:value="value" mode="tags" placeholder="Tags mode" :options="options" />',
  ),
  'auto complete': antd(
    '',
    'City',
    '<a-auto-complete v-model:value="value" :options="cities" placeholder="input here" />',
  ),
  cascader: antd([], 'Area', '<a-cascader v-model:value="value" :options="areas" placeholder="Please select" />'),
  'tree select': antd(
    undefined,
    'Department',
    '<a-tree-select v-model:value="value" show-search allow-clear tree-default-expand-all :tree-data="departments" placeholder="Please select" />',
  ),
  'tree select folded': antd(
    undefined,
    'Department',
    '<a-tree-select v-model:value="value" allow-clear :tree-data="departments" />',
  ),
  'tree select checkable': antd(
    [],
    'Departments',
    '<a-tree-select v-model:value="value" tree-checkable allow-clear :tree-data="departments" />',
  ),
  transfer: antd(
    [],
    'Members',
    '<a-transfer v-model:target-keys="value" :data-source="members" :titles="[\'Source\', \'Target\']" :render="(item) => item.title" />',
  ),
});
