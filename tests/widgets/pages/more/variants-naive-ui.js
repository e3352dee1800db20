import * as naive from 'naive-ui';
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';
const options = fruits.map((label) => ({ label, value: label.toLowerCase() }));
const many = Array.from({ length: 1000 }, (_, i) => ({ label: `Customer ${i + 1}`, value: `Customer ${i + 1}` }));
const grouped = [
  { type: 'group', label: 'Sweet', key: 's', children: options.slice(0, 4) },
  { type: 'group', label: 'Sour', key: 'o', children: options.slice(4) },
];
const tree = [
  {
    label: 'Plants',
    value: 'plants',
    key: 'plants',
    children: [
      { label: 'Fern', value: 'fern', key: 'fern' },
      { label: 'Moss', value: 'moss', key: 'moss' },
    ],
  },
];
const components = Object.fromEntries(Object.entries(naive).filter(([name]) => /^N[A-Z]/.test(name)));
const n = (initial, inner, extra = {}) =>
  bound(
    initial,
    `<n-config-provider><n-form-item label="${extra.label ?? 'Favourite fruit'}">${inner}</n-form-item></n-config-provider>`,
    { components, data: { options, grouped, many, tree, fruits }, ...extra },
  );
const no = { undo: false };
showCases({
  'input round': n('', '<n-input v-model:value="value" round placeholder="Company" clearable/>', { label: 'Company' }),
  password: n('', '<n-input v-model:value="value" type="password" show-password-on="mousedown" :maxlength="20"/>', {
    label: 'Password',
  }),
  'input pair': n(
    ['', ''],
    '<n-input pair separator="-" :placeholder="[\'First name\', \'Last name\']" clearable v-model:value="value"/>',
    { label: 'Name' },
  ),
  'input otp': n([], '<n-input-otp v-model:value="value"/>', { label: 'Verification code' }),
  'select clearable': n(null, '<n-select v-model:value="value" :options="options" clearable/>'),
  'select grouped': n(null, '<n-select v-model:value="value" :options="grouped" clearable/>'),
  'select virtual': n(null, '<n-select v-model:value="value" :options="many" filterable clearable/>', {
    label: 'Customer',
  }),
  'select multiple': n([], '<n-select v-model:value="value" multiple :options="options" max-tag-count="responsive"/>'),
  'select tag': n([], '<n-select v-model:value="value" filterable multiple tag :options="options"/>', {
    label: 'Tags',
  }),
  popselect: n(
    null,
    '<n-popselect v-model:value="value" :options="options" trigger="click"><n-button>{{ value || "Pick a fruit" }}</n-button></n-popselect>',
    no,
  ),
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
  'checkbox group': n(
    [],
    '<n-checkbox-group v-model:value="value"><n-checkbox v-for="f in fruits.slice(0, 4)" :key="f" :value="f" :label="f"/></n-checkbox-group>',
  ),
  'radio buttons': n(
    null,
    '<n-radio-group v-model:value="value" name="fruit"><n-radio-button v-for="f in fruits.slice(0, 3)" :key="f" :value="f" :label="f"/></n-radio-group>',
    no,
  ),
  'dynamic tags': n([], '<n-dynamic-tags v-model:value="value"/>', { label: 'Tags' }),
  'dynamic input': n([''], '<n-dynamic-input v-model:value="value" placeholder="Please type" :min="1"/>', {
    label: 'Nicknames',
  }),
  'number money': n(
    null,
    '<n-input-number v-model:value="value" :show-button="false"><template #prefix>$</template></n-input-number>',
    { label: 'Budget' },
  ),
  'slider range': n([20, 40], '<n-slider v-model:value="value" range :step="5"/>', { label: 'Price' }),
  'slider marks': n(0, '<n-slider v-model:value="value" :marks="{ 34: \'A\', 75: \'B\' }"/>', { label: 'Volume' }),
  'rate half': n(null, '<n-rate v-model:value="value" allow-half clearable/>', { label: 'Rating' }),
  switch: n(
    false,
    '<n-switch v-model:value="value"><template #checked>On</template><template #unchecked>Off</template></n-switch>',
    { label: 'Newsletter' },
  ),
  'date formatted': n(
    null,
    '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd" type="date" clearable/>',
    { label: 'Check-in date' },
  ),
  'date time': n(
    null,
    '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd HH:mm:ss" type="datetime" clearable/>',
    { label: 'Appointment' },
  ),
  'date range': n(
    null,
    '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd" type="daterange" clearable/>',
    { label: 'Travel dates' },
  ),
  'date time range': n(
    null,
    '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd HH:mm:ss" type="datetimerange" clearable/>',
    { label: 'Period' },
  ),
  month: n(null, '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM" type="month" clearable/>', {
    label: 'Billing month',
  }),
  year: n(null, '<n-date-picker v-model:formatted-value="value" value-format="yyyy" type="year" clearable/>', {
    label: 'Year built',
  }),
  'time 12': n(
    null,
    '<n-time-picker v-model:formatted-value="value" value-format="HH:mm" format="h:mm a" clearable use-12-hours/>',
    { label: 'Arrival time' },
  ),
  'time actions': n(null, '<n-time-picker v-model:formatted-value="value" value-format="HH:mm:ss" clearable/>', {
    label: 'Arrival time',
  }),
  color: n(
    null,
    '<n-color-picker v-model:value="value" :modes="[\'hex\']" :show-alpha="false" :actions="[\'clear\']"/>',
    { label: 'Favourite colour' },
  ),
  mention: n('', '<n-mention v-model:value="value" :options="[{ label: \'anna\', value: \'anna\' }]"/>', {
    label: 'Message',
  }),
  transfer: n([], '<n-transfer v-model:value="value" :options="options"/>', { label: 'Favourite fruits' }),
  upload: n(
    [],
    '<n-upload v-model:file-list="value" :default-upload="false"><n-upload-dragger>Click or drag a file to this area</n-upload-dragger></n-upload>',
    { label: 'Attachment', ...no },
  ),
});
