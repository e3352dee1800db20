import { item, el } from '../support/element-plus-variants.js';
import { showCases } from '../support/cases.js';

const options = '<el-option v-for="f in fruits" :key="f" :label="f" :value="f.toLowerCase()"/>';

showCases({
  'select grouped': el(
    '',
    item(
      '<el-select v-model="value" placeholder="Select" clearable><el-option-group label="Sweet"><el-option label="Fig" value="fig"/></el-option-group><el-option-group label="Sour"><el-option label="Lemon" value="lemon"/></el-option-group></el-select>',
    ),
  ),
  'select collapse tags': el(
    [],
    item(
      `<el-select v-model="value" multiple collapse-tags collapse-tags-tooltip clearable placeholder="Select">${options}</el-select>`,
    ),
  ),
  'select allow create': el(
    [],
    item(
      `<el-select v-model="value" multiple filterable allow-create default-first-option :reserve-keyword="false" placeholder="Choose tags">${options}</el-select>`,
      'Tags',
    ),
  ),
  'select v2': el(
    null,
    item(
      '<el-select-v2 v-model="value" :options="many" placeholder="Please select" filterable clearable style="width: 240px"/>',
      'Customer',
    ),
  ),
  'select teleported off': el(
    '',
    item(`<el-select v-model="value" :teleported="false" clearable>${options}</el-select>`),
  ),
  'cascader multiple': el(
    [],
    item('<el-cascader v-model="value" :options="tree" :props="{ multiple: true }" clearable/>', 'Category'),
  ),
  'tree select multiple': el(
    [],
    item('<el-tree-select v-model="value" :data="tree" multiple show-checkbox default-expand-all/>', 'Category'),
  ),
  'autocomplete clear': el(
    '',
    item(
      '<el-autocomplete v-model="value" :fetch-suggestions="(q, cb) => cb(fruits.filter((f) => f.toLowerCase().includes(q.toLowerCase())).map((value) => ({ value })))" clearable placeholder="Please Input"/>',
    ),
  ),
});
