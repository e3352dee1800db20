import { element, item } from '../support/element-ui.js';
import { fruits, showCases } from '../support/cases.js';

const one = (inner) => item('Favourite fruit', inner);
const many = (inner) => item('Favourite fruits', inner);
const kind = (inner) => item('Kind', inner);
const options = '<el-option v-for="one in fruits" :key="one" :label="one" :value="one"/>';

showCases({
  select: {
    undo: false,
    show: element('', one(`<el-select v-model="value" placeholder="Select">${options}</el-select>`)),
  },
  'select clearable': element(
    '',
    one(`<el-select v-model="value" clearable placeholder="Select">${options}</el-select>`),
  ),
  'select in its place': element(
    '',
    one(`<el-select v-model="value" clearable :popper-append-to-body="false">${options}</el-select>`),
  ),
  'select preset': element('Banana', one(`<el-select v-model="value">${options}</el-select>`)),
  'select filter': element(
    '',
    one(`<el-select v-model="value" clearable filterable placeholder="Select">${options}</el-select>`),
  ),
  'select create': element(
    '',
    one(`<el-select v-model="value" clearable filterable allow-create>${options}</el-select>`),
  ),
  'select remote': element(
    '',
    one(
      '<el-select v-model="value" clearable filterable remote placeholder="Enter a keyword" :remote-method="search"><el-option v-for="one in found" :key="one" :label="one" :value="one"/></el-select>',
    ),
    {
      found: [],
      methods: {
        search(text) {
          this.found = text === '' ? [] : fruits.filter((one) => one.toLowerCase().includes(text.toLowerCase()));
        },
      },
    },
  ),
  'select multiple': element(
    [],
    many(`<el-select v-model="value" multiple placeholder="Select">${options}</el-select>`),
  ),
  'select multiple collapsed': element(
    [],
    many(`<el-select v-model="value" multiple collapse-tags placeholder="Select">${options}</el-select>`),
  ),
  'select multiple filter': element(
    [],
    many(`<el-select v-model="value" multiple filterable placeholder="Select">${options}</el-select>`),
  ),
  'select groups': element(
    '',
    one(
      `<el-select v-model="value" clearable placeholder="Select"><el-option-group label="All">${options}</el-option-group></el-select>`,
    ),
  ),
  autocomplete: element(
    '',
    one('<el-autocomplete v-model="value" :fetch-suggestions="suggest" placeholder="Please input"/>'),
  ),
  cascader: element([], kind('<el-cascader v-model="value" clearable :options="tree"/>')),
  'cascader filter': element([], kind('<el-cascader v-model="value" clearable filterable :options="tree"/>')),
  'cascader multiple': element(
    [],
    kind('<el-cascader v-model="value" clearable :options="tree" :props="{ multiple: true }"/>'),
  ),
  'cascader panel': { undo: false, show: element([], kind('<el-cascader-panel v-model="value" :options="tree"/>')) },
  transfer: element([], many('<el-transfer v-model="value" :data="fruits.map((label) => ({ key: label, label }))"/>')),
  dropdown: {
    undo: false,
    show: element(
      '',
      one(
        '<el-dropdown trigger="click" @command="(one) => (value = one)"><el-button>{{ value || "Select a fruit" }}<i class="el-icon-arrow-down el-icon--right"/></el-button><el-dropdown-menu slot="dropdown"><el-dropdown-item v-for="one in fruits" :key="one" :command="one">{{ one }}</el-dropdown-item></el-dropdown-menu></el-dropdown>',
      ),
    ),
  },
});
