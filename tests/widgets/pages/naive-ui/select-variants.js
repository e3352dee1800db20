import { n } from '../support/naive-ui-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'select clearable': n(null, '<n-select v-model:value="value" :options="options" clearable/>'),
  'select grouped': n(null, '<n-select v-model:value="value" :options="grouped" clearable/>'),
  'select virtual': n(null, '<n-select v-model:value="value" :options="many" filterable clearable/>', {
    label: 'Customer',
  }),
  'select multiple': n([], '<n-select v-model:value="value" multiple :options="options" max-tag-count="responsive"/>'),
  'select tag': n([], '<n-select v-model:value="value" filterable multiple tag :options="options"/>', {
    label: 'Tags',
  }),
  popselect: {
    undo: false,
    show: n(
      null,
      '<n-popselect v-model:value="value" :options="options" trigger="click"><n-button>{{ value || "Pick a fruit" }}</n-button></n-popselect>',
    ),
  },
  cascader: n(null, '<n-cascader v-model:value="value" :options="tree" check-strategy="child" clearable/>', {
    label: 'Category',
  }),
  'cascader multiple': n(
    null,
    '<n-cascader v-model:value="value" multiple :options="tree" check-strategy="child" clearable/>',
    { label: 'Category' },
  ),
  'tree select': n(null, '<n-tree-select v-model:value="value" :options="tree" default-expand-all clearable/>', {
    label: 'Category',
  }),
  'tree multiple': n(
    [],
    '<n-tree-select v-model:value="value" multiple cascade checkable :options="tree" default-expand-all/>',
    { label: 'Category' },
  ),
  autocomplete: n(
    '',
    '<n-auto-complete v-model:value="value" :options="value ? [\'@gmail.com\', \'@163.com\'].map((s) => value.split(\'@\')[0] + s) : []" placeholder="Email" clearable/>',
    { label: 'E-mail' },
  ),
  'dynamic tags': n([], '<n-dynamic-tags v-model:value="value"/>', { label: 'Tags' }),
  transfer: n([], '<n-transfer v-model:value="value" :options="options"/>', { label: 'Favourite fruits' }),
});
