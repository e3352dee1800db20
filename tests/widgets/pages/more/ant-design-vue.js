import Antd from 'ant-design-vue';
import 'ant-design-vue/dist/reset.css';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const areas = [
  {
    value: 'berlin',
    label: 'Berlin',
    children: [
      { value: 'mitte', label: 'Mitte' },
      { value: 'wedding', label: 'Wedding' },
    ],
  },
  { value: 'paris', label: 'Paris', children: [{ value: 'marais', label: 'Marais' }] },
];
const departments = [
  {
    value: 'sales',
    title: 'Sales',
    children: [
      { value: 'europe', title: 'Europe' },
      { value: 'asia', title: 'Asia' },
    ],
  },
  { value: 'human-resources', title: 'Human resources' },
];
const data = {
  options: fruits.map((fruit) => ({ value: fruit.toLowerCase(), label: fruit })),
  cities: ['Paris', 'Berlin', 'Rome'].map((value) => ({ value })),
  people: ['anna', 'bob', 'carla'].map((value) => ({ value, label: value })),
  sizes: ['Small', 'Medium', 'Large'],
  members: ['Anna', 'Bob', 'Carla', 'Dora'].map((title) => ({ key: title.toLowerCase(), title })),
  model: { field: null },
  areas,
  departments,
  filter: (input, option) => option.label.toLowerCase().includes(input.toLowerCase()),
  noUpload: () => false,
};

/** A case in a form item, as the library's form page shows them. */
function antd(initial, label, inner, extra = {}) {
  return bound(initial, `<a-form-item label="${label}" name="field">${inner}</a-form-item>`, {
    plugins: [Antd],
    data,
    wrap: (form) =>
      form
        .replace('<form>', '<a-form :model="model" :label-col="{ span: 6 }" :wrapper-col="{ span: 16 }">')
        .replace('</form>', '</a-form>'),
    ...extra,
  });
}

showCases(
  {
    input: antd('', 'Full name', '<a-input v-model:value="value" placeholder="Your name" />'),
    'input clear': antd('', 'City', '<a-input v-model:value="value" allow-clear />'),
    password: antd('', 'Password', '<a-input-password v-model:value="value" />'),
    textarea: antd('', 'Message', '<a-textarea v-model:value="value" show-count :maxlength="100" />'),
    'input number': antd(undefined, 'Quantity', '<a-input-number v-model:value="value" :min="1" :max="10" />'),
    'input number money': antd(
      1000,
      'Amount',
      '<a-input-number v-model:value="value" :formatter="(v) => `$ ${v}`.replace(/\\B(?=(\\d{3})+(?!\\d))/g, \',\')" :parser="(v) => v.replace(/\\$\\s?|(,*)/g, \'\')" />',
    ),
    select: antd(
      undefined,
      'Favourite fruit',
      '<a-select v-model:value="value" :options="options" placeholder="Select a fruit" />',
    ),
    'select search': antd(
      undefined,
      'Favourite fruit',
      '<a-select v-model:value="value" show-search :options="options" :filter-option="filter" placeholder="Select a fruit" />',
    ),
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
    'date picker': antd(undefined, 'Check-in date', '<a-date-picker v-model:value="value" />'),
    'date picker format': antd(
      undefined,
      'Date of birth',
      '<a-date-picker v-model:value="value" format="DD/MM/YYYY" value-format="YYYY-MM-DD" />',
    ),
    'date and time': antd(
      undefined,
      'Appointment date and time',
      '<a-date-picker v-model:value="value" show-time value-format="YYYY-MM-DD HH:mm:ss" />',
    ),
    'range picker': antd(undefined, 'Travel dates', '<a-range-picker v-model:value="value" />'),
    'month picker': antd(undefined, 'Month', '<a-date-picker v-model:value="value" picker="month" />'),
    'week picker': antd(
      undefined,
      'Week',
      '<a-date-picker v-model:value="value" picker="week" value-format="YYYY-wo" />',
    ),
    'time picker': antd(undefined, 'Start time', '<a-time-picker v-model:value="value" value-format="HH:mm:ss" />'),
    'time picker 12': antd(
      undefined,
      'Start time',
      '<a-time-picker v-model:value="value" use12-hours format="h:mm A" value-format="HH:mm" />',
    ),
    'time range': antd(
      undefined,
      'Opening hours',
      '<a-time-range-picker v-model:value="value" value-format="HH:mm:ss" />',
    ),
    radio: antd(
      undefined,
      'Size',
      '<a-radio-group v-model:value="value"><a-radio v-for="s in sizes" :value="s" :key="s">{{ s }}</a-radio></a-radio-group>',
    ),
    'radio button': antd(
      undefined,
      'Size',
      '<a-radio-group v-model:value="value"><a-radio-button v-for="s in sizes" :value="s" :key="s">{{ s }}</a-radio-button></a-radio-group>',
    ),
    checkbox: antd(false, 'Terms', '<a-checkbox v-model:checked="value">I accept the terms</a-checkbox>'),
    'checkbox group': antd(
      [],
      'Toppings',
      "<a-checkbox-group v-model:value=\"value\" :options=\"['Cheese', 'Ham', 'Olives']\" />",
    ),
    switch: antd(false, 'Newsletter', '<a-switch v-model:checked="value" />'),
    segmented: antd('Large', 'Size', '<a-segmented v-model:value="value" :options="sizes" />'),
    rate: antd(0, 'Rating', '<a-rate v-model:value="value" />'),
    slider: antd(20, 'Volume', '<a-slider v-model:value="value" />'),
    'slider range': antd([20, 50], 'Price range', '<a-slider v-model:value="value" range />'),
    mentions: antd('', 'Comment', '<a-mentions v-model:value="value" :options="people" />'),
    upload: antd(
      [],
      'Documents',
      '<a-upload v-model:file-list="value" :before-upload="noUpload"><a-button>Select file</a-button></a-upload>',
    ),
  },
  ['select', 'select search', 'radio', 'radio button', 'segmented'],
);
