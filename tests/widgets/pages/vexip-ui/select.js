import { vexipItem } from '../support/vexip-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  select: vexipItem('', 'Favourite fruit', '<v-select v-model:value="value" :options="fruits" clearable />'),
  'select filter': vexipItem(
    '',
    'Favourite fruit',
    '<v-select v-model:value="value" :options="fruits" filter clearable />',
  ),
  'select multiple': vexipItem(
    [],
    'Favourite fruits',
    '<v-select v-model:value="value" :options="fruits" multiple clearable />',
  ),
  'auto complete': vexipItem(
    '',
    'Favourite fruit',
    '<v-auto-complete v-model:value="value" :options="fruits" clearable />',
  ),
  cascader: vexipItem([], 'Favourite fruit', '<v-cascader v-model:value="value" :options="tree" clearable />'),
});
