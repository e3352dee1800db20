import { vxe } from '../support/vxe.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    undo: false,
    show: vxe(null, 'Favourite fruit', '<vxe-select v-model="value" :options="options" placeholder="Choose" />'),
  },
  'select clear': vxe(null, 'Favourite fruit', '<vxe-select v-model="value" :options="options" clearable />'),
  'select filter': vxe(
    null,
    'Favourite fruit',
    '<vxe-select v-model="value" :options="options" clearable filterable />',
  ),
  'select multiple': vxe(
    [],
    'Favourite fruits',
    '<vxe-select v-model="value" :options="options" multiple clearable />',
  ),
  'tree select': vxe(
    null,
    'Department',
    '<vxe-tree-select v-model="value" :options="departments" :option-props="{ label: \'title\', value: \'value\' }" :tree-config="{ expandAll: true }" clearable />',
  ),
});
