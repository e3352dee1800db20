import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';
const tree = [
  {
    value: 'plants',
    label: 'Plants',
    children: [
      { value: 'fern', label: 'Fern' },
      { value: 'moss', label: 'Moss' },
    ],
  },
  { value: 'animals', label: 'Animals', children: [{ value: 'cat', label: 'Cat' }] },
];
const many = Array.from({ length: 1000 }, (_, i) => ({ value: `Customer ${i + 1}`, label: `Customer ${i + 1}` }));
const options = '<el-option v-for="f in fruits" :key="f" :label="f" :value="f.toLowerCase()"/>';
const item = (inner, label = 'Favourite fruit') => `<el-form-item label="${label}">${inner}</el-form-item>`;
const el = (initial, inner, extra = {}) =>
  bound(initial, inner, {
    plugins: [ElementPlus],
    data: { fruits, tree, many, remote: (q, cb) => cb },
    wrap: (x) => x.replace('<form>', '<el-form label-width="160px">').replace('</form>', '</el-form>'),
    ...extra,
  });
const no = { undo: false };
showCases({
  textarea: el('', item('<el-input v-model="value" type="textarea" :rows="2" placeholder="Please input"/>', 'Message')),
  password: el(
    '',
    item('<el-input v-model="value" type="password" show-password placeholder="Please input password"/>', 'Password'),
  ),
  'input append': el(
    '',
    item(
      '<el-input v-model="value" placeholder="Please input"><template #prepend>https://</template><template #append>.com</template></el-input>',
      'Website',
    ),
  ),
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
  'cascader panel': el([], item('<el-cascader-panel v-model="value" :options="tree"/>', 'Category'), no),
  'tree select multiple': el(
    [],
    item('<el-tree-select v-model="value" :data="tree" multiple show-checkbox default-expand-all/>', 'Category'),
  ),
  'checkbox group': el(
    [],
    item(
      '<el-checkbox-group v-model="value"><el-checkbox v-for="f in fruits" :key="f" :value="f" :label="f"/></el-checkbox-group>',
    ),
  ),
  'checkbox buttons': el(
    [],
    item(
      '<el-checkbox-group v-model="value"><el-checkbox-button v-for="f in fruits.slice(0, 4)" :key="f" :value="f">{{ f }}</el-checkbox-button></el-checkbox-group>',
    ),
  ),
  'radio buttons': el(
    '',
    item(
      '<el-radio-group v-model="value"><el-radio-button v-for="f in fruits.slice(0, 3)" :key="f" :label="f" :value="f"/></el-radio-group>',
    ),
    no,
  ),
  'radio border': el(
    '',
    item(
      '<el-radio-group v-model="value"><el-radio border value="1">Option A</el-radio><el-radio border value="2">Option B</el-radio></el-radio-group>',
      'Plan',
    ),
    no,
  ),
  'number precision': el(1, item('<el-input-number v-model="value" :precision="2" :step="0.1" :max="10"/>', 'Weight')),
  'number controls right': el(
    1,
    item('<el-input-number v-model="value" :min="1" :max="10" controls-position="right"/>', 'Quantity'),
  ),
  'slider input': el(0, item('<el-slider v-model="value" show-input/>', 'Volume')),
  'slider range': el([4, 8], item('<el-slider v-model="value" range show-stops :max="10"/>', 'Price')),
  'switch texts': el(
    false,
    item('<el-switch v-model="value" active-text="Pay by month" inactive-text="Pay by year"/>', 'Payment'),
  ),
  'date shortcuts': el(
    '',
    item(
      '<el-date-picker v-model="value" type="date" placeholder="Pick a day" value-format="YYYY-MM-DD" :shortcuts="[{ text: \'Today\', value: new Date() }]"/>',
      'Check-in date',
    ),
  ),
  'date format': el(
    '',
    item(
      '<el-date-picker v-model="value" type="date" format="DD/MM/YYYY" value-format="YYYY-MM-DD"/>',
      'Check-in date',
    ),
  ),
  week: el(
    '',
    item(
      '<el-date-picker v-model="value" type="week" format="[Week] ww" placeholder="Pick a week" value-format="[Week] ww"/>',
      'Week',
    ),
  ),
  month: el(
    '',
    item(
      '<el-date-picker v-model="value" type="month" placeholder="Pick a month" value-format="YYYY-MM"/>',
      'Billing month',
    ),
  ),
  year: el(
    '',
    item('<el-date-picker v-model="value" type="year" placeholder="Pick a year" value-format="YYYY"/>', 'Year built'),
  ),
  dates: el(
    [],
    item(
      '<el-date-picker v-model="value" type="dates" placeholder="Pick one or more dates" value-format="YYYY-MM-DD"/>',
      'Delivery days',
    ),
  ),
  'date time': el(
    '',
    item(
      '<el-date-picker v-model="value" type="datetime" placeholder="Select date and time" value-format="YYYY-MM-DD HH:mm:ss"/>',
      'Appointment',
    ),
  ),
  'date time range': el(
    null,
    item(
      '<el-date-picker v-model="value" type="datetimerange" range-separator="To" start-placeholder="Start date" end-placeholder="End date" value-format="YYYY-MM-DD HH:mm:ss"/>',
      'Period',
    ),
  ),
  'month range': el(
    null,
    item(
      '<el-date-picker v-model="value" type="monthrange" range-separator="To" start-placeholder="Start month" end-placeholder="End month" value-format="YYYY-MM"/>',
      'Season',
    ),
  ),
  'time select': el(
    '',
    item(
      '<el-time-select v-model="value" start="08:30" step="00:15" end="18:30" placeholder="Select time"/>',
      'Arrival time',
    ),
  ),
  'time range': el(
    null,
    item(
      '<el-time-picker v-model="value" is-range range-separator="To" start-placeholder="Start time" end-placeholder="End time" value-format="HH:mm:ss"/>',
      'Opening hours',
    ),
  ),
  mention: el(
    '',
    item(
      '<el-mention v-model="value" :options="[{ value: \'Anna\', label: \'Anna\' }]" placeholder="Please input"/>',
      'Message',
    ),
  ),
  segmented: el('Mon', item("<el-segmented v-model=\"value\" :options=\"['Mon', 'Tue', 'Wed']\"/>", 'Day'), no),
  'autocomplete clear': el(
    '',
    item(
      '<el-autocomplete v-model="value" :fetch-suggestions="(q, cb) => cb(fruits.filter((f) => f.toLowerCase().includes(q.toLowerCase())).map((value) => ({ value })))" clearable placeholder="Please Input"/>',
    ),
  ),
  upload: el(
    [],
    item(
      '<el-upload v-model:file-list="value" drag action="#" :auto-upload="false"><div>Drop file here or click to upload</div></el-upload>',
      'Attachment',
    ),
  ),
  otp: el('', item('<el-input-otp v-model="value"/>', 'Verification code')),
});
