import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import de from 'element-plus/es/locale/lang/de';
import { reactive, ref } from 'vue';
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';

const range = (start, end) => Array.from({ length: end - start + 1 }, (_, at) => start + at);
const data = {
  fruits,
  de,
  isShown: ref(true),
  noFuture: (time) => time.getTime() > Date.now(),
  noPast: (time) => time.getTime() < Date.now() - 864e5,
  disabledHours: () => [...range(0, 8), ...range(18, 23)],
  shortcuts: [
    {
      text: 'Last week',
      value: () => {
        const end = new Date();
        return [new Date(end.getTime() - 3600 * 1000 * 24 * 7), end];
      },
    },
  ],
  colors: ['#ff4500', '#ff8c00', '#ffd700', '#90ee90', '#00ced1', '#1e90ff', '#c71585', 'rgba(255, 69, 0, 0.68)'],
  before: () => new Promise((done) => setTimeout(done, 500, true)),
  format: (value) => `$ ${value}`.replace(/\B(?=(\d{3})+(?!\d))/g, ','),
  parse: (value) => value.replace(/\$\s?|(,*)/g, ''),
  people: ['Fuphoenixes', 'kooriookami', 'Jeremy', 'btea'].map((value) => ({ label: value, value })),
  rules: reactive({ name: [{ required: true, message: 'Please input', trigger: 'blur' }] }),
  marks: { 0: '0°C', 8: '8°C', 37: '37°C', 50: '50%' },
  model: reactive({ name: '', region: '', date1: '', delivery: false, desc: '' }),
};
const item = (inner, label) => `<el-form-item label="${label}">${inner}</el-form-item>`;
const wrap = (x) => x.replace('<form>', '<el-form label-width="auto">').replace('</form>', '</el-form>');
const el = (initial, inner, extra = {}) => bound(initial, inner, { plugins: [ElementPlus], data, wrap, ...extra });
const no = { undo: false };

showCases({
  'color predefine alpha': el(
    'rgba(255, 69, 0, 0.68)',
    item('<el-color-picker v-model="value" show-alpha :predefine="colors"/>', 'Background colour'),
  ),
  'date panel': el(null, item('<el-date-picker-panel v-model="value"/>', 'Check-in date'), no),
  months: el(
    [],
    item(
      '<el-date-picker v-model="value" type="months" placeholder="Pick one or more months" value-format="YYYY-MM"/>',
      'Billing months',
    ),
  ),
  years: el(
    [],
    item(
      '<el-date-picker v-model="value" type="years" placeholder="Pick one or more years" value-format="YYYY"/>',
      'Model years',
    ),
  ),
  'date range shortcuts': el(
    null,
    item(
      '<el-date-picker v-model="value" type="daterange" unlink-panels range-separator="To" start-placeholder="Start date" end-placeholder="End date" :shortcuts="shortcuts" value-format="YYYY-MM-DD"/>',
      'Travel dates',
    ),
  ),
  'date no future': el(
    '',
    item(
      '<el-date-picker v-model="value" type="date" placeholder="Pick a day" :disabled-date="noFuture" format="MMM DD, YYYY" value-format="YYYY-MM-DD"/>',
      'Date of birth',
    ),
  ),
  'date German': el(
    '',
    `<el-config-provider :locale="de">${item('<el-date-picker v-model="value" type="date" format="DD. MMMM YYYY" value-format="YYYY-MM-DD"/>', 'Anreise')}</el-config-provider>`,
  ),
  'date not editable': el(
    '',
    item(
      '<el-date-picker v-model="value" type="date" :editable="false" :disabled-date="noPast" value-format="YYYY-MM-DD" placeholder="Pick a day"/>',
      'Check-in date',
    ),
  ),
  'date time 12': el(
    '',
    item(
      '<el-date-picker v-model="value" type="datetime" placeholder="Pick a Date" format="YYYY/MM/DD hh:mm:ss A" value-format="YYYY-MM-DD HH:mm:ss"/>',
      'Appointment',
    ),
  ),
  'time arrows': el(
    null,
    item(
      '<el-time-picker v-model="value" arrow-control :disabled-hours="disabledHours" placeholder="Arbitrary time" value-format="HH:mm:ss"/>',
      'Arrival time',
    ),
  ),
  'time 12': el(
    null,
    item(
      '<el-time-picker v-model="value" format="hh:mm A" value-format="HH:mm" placeholder="Select time"/>',
      'Arrival time',
    ),
  ),
  'number strict': el(
    0,
    item('<el-input-number v-model="value" :step="2" step-strictly :min="0" :max="20"/>', 'Guests'),
  ),
  'input tag': el(
    [],
    item(
      '<el-input-tag v-model="value" :max="3" clearable trigger="Space" tag-type="primary" placeholder="Please input"/>',
      'Skills',
    ),
  ),
  'mention textarea': el(
    '',
    item('<el-mention v-model="value" type="textarea" :options="people" whole placeholder="Please input"/>', 'Comment'),
  ),
  'rate half': el(
    0,
    item(
      '<el-rate v-model="value" allow-half clearable show-score text-color="#ff9900" score-template="{value} points"/>',
      'Rating',
    ),
  ),
  'rate texts': (root) => {
    const texts = ['oops', 'disappointed', 'normal', 'good', 'great'];
    const shown = el(
      0,
      item(
        `<el-rate v-model="value" :texts="['${texts.join("', '")}']" show-text clearable :colors="['#99A9BF', '#F7BA2A', '#FF9900']"/>`,
        'Rating',
      ),
    )(root);
    return { ...shown, state: () => ({ stars: shown.state(), meaning: texts[shown.state() - 1] ?? null }) };
  },
  'slider marks range': el([30, 60], item('<el-slider v-model="value" range :marks="marks"/>', 'Temperature')),
  'slider vertical': el(0, item('<el-slider v-model="value" vertical height="200px"/>', 'Volume')),
  'switch async': el(
    '0',
    item(
      '<el-switch v-model="value" inline-prompt active-text="On" inactive-text="Off" active-value="100" inactive-value="0" :before-change="before"/>',
      'Newsletter',
    ),
  ),
  'input formatter': el(
    '',
    item('<el-input v-model="value" placeholder="Please input" :formatter="format" :parser="parse"/>', 'Price'),
  ),
  'input compound': (root) => {
    const state = reactive({ amount: '', currency: '' });
    return {
      ...el(
        state,
        item(
          '<el-input v-model="value.amount" placeholder="Please input" class="input-with-select"><template #prepend><el-select v-model="value.currency" placeholder="Select" style="width: 115px" clearable aria-label="Currency"><el-option label="Euro" value="euro"/><el-option label="Dollar" value="dollar"/><el-option label="Yen" value="yen"/></el-select></template></el-input>',
          'Amount',
        ),
      )(root),
      state: () => ({ ...state, currency: state.currency ?? '' }),
    };
  },
  'upload list': el(
    [],
    item(
      '<el-upload v-model:file-list="value" action="#" :auto-upload="false" multiple :limit="3" list-type="picture"><el-button type="primary">Click to upload</el-button><template #tip><div class="el-upload__tip">jpg/png files with a size less than 500KB.</div></template></el-upload>',
      'Photos',
    ),
  ),
  'whole form': (root) => {
    const { model } = data;
    return {
      ...bound(
        null,
        `${item('<el-input v-model="model.name"/>', 'Activity name')}${item('<el-select v-model="model.region" placeholder="please select your zone" clearable><el-option label="Zone one" value="zone one"/><el-option label="Zone two" value="zone two"/></el-select>', 'Activity zone')}${item('<el-date-picker v-model="model.date1" type="date" value-format="YYYY-MM-DD" placeholder="Pick a date" style="width: 100%"/>', 'Activity date')}${item('<el-switch v-model="model.delivery"/>', 'Instant delivery')}${item('<el-input v-model="model.desc" type="textarea"/>', 'Activity form')}`,
        {
          plugins: [ElementPlus],
          data,
          wrap: (x) =>
            x
              .replace(
                '<form>',
                '<el-form :model="model" label-width="auto" label-position="top" :rules="{ name: [{ required: true, message: \'Please input\', trigger: \'blur\' }] }">',
              )
              .replace('</form>', '</el-form>'),
        },
      )(root),
      state: () => ({ ...model, region: model.region ?? '', date1: model.date1 ?? '' }),
    };
  },
});
