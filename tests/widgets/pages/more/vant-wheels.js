import Vant from 'vant';
import 'vant/lib/index.css';
import { reactive } from 'vue';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const columns = fruits.map((text) => ({ text, value: text.toLowerCase() }));
const shifts = [
  ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays'].map((text) => ({ text, value: text })),
  ['Morning', 'Afternoon', 'Evening'].map((text) => ({ text, value: text })),
];
const cities = [
  {
    text: 'Germany',
    value: 'de',
    children: [
      { text: 'Berlin', value: 'ber' },
      { text: 'Hamburg', value: 'ham' },
    ],
  },
  {
    text: 'France',
    value: 'fr',
    children: [
      { text: 'Paris', value: 'par' },
      { text: 'Lyon', value: 'lyo' },
    ],
  },
];
const limits = { birth: new Date(1940, 0, 1), first: new Date(2020, 0, 1), last: new Date(2030, 11, 31) };
/** A field of the documentation's form with the popup that it opens. */
const opens = (label, placeholder, popup, extra = {}) =>
  bound(
    '',
    `<van-cell-group inset><van-field v-model="value" is-link readonly name="picker" label="${label}" placeholder="${placeholder}" @click="at.show = true" /></van-cell-group>${popup}`,
    {
      plugins: [Vant],
      data: {
        at: reactive({
          show: false,
          picked: [],
          days: ['2024', '05', '10'],
          day: ['2024', '05', '10'],
          time: ['12', '00'],
          city: '',
        }),
        columns,
        shifts,
        cities,
        limits,
      },
      undo: false,
      ...extra,
    },
  );
const bottom = (inner) => `<van-popup v-model:show="at.show" destroy-on-close position="bottom">${inner}</van-popup>`;

showCases({
  picker: opens(
    'Favourite fruit',
    'Choose a fruit',
    bottom(
      `<van-picker :columns="columns" :model-value="at.picked" @confirm="({ selectedOptions }) => { value = selectedOptions[0].text; at.show = false }" @cancel="at.show = false" />`,
    ),
  ),
  'picker of two columns': opens(
    'Working hours',
    'Choose your hours',
    bottom(
      `<van-picker :columns="shifts" @confirm="({ selectedOptions }) => { value = selectedOptions.map((o) => o.text).join(' '); at.show = false }" @cancel="at.show = false" />`,
    ),
  ),
  'cascading picker': opens(
    'City',
    'Choose a city',
    bottom(
      `<van-picker :columns="cities" @confirm="({ selectedOptions }) => { value = selectedOptions.map((o) => o.text).join(', '); at.show = false }" @cancel="at.show = false" />`,
    ),
  ),
  'date picker': opens(
    'Check-in date',
    'Choose a date',
    bottom(
      `<van-date-picker v-model="at.days" :min-date="limits.first" :max-date="limits.last" @confirm="({ selectedValues }) => { value = selectedValues.join('/'); at.show = false }" @cancel="at.show = false" />`,
    ),
  ),
  'birth date': opens(
    'Date of birth',
    'Choose a date',
    bottom(
      `<van-date-picker v-model="at.days" :min-date="limits.birth" :max-date="limits.last" @confirm="({ selectedValues }) => { value = selectedValues.join('-'); at.show = false }" @cancel="at.show = false" />`,
    ),
  ),
  'month picker': opens(
    'Card expiry month',
    'Choose a month',
    bottom(
      `<van-date-picker v-model="at.days" :columns-type="['year', 'month']" :min-date="limits.first" :max-date="limits.last" @confirm="({ selectedValues }) => { value = selectedValues.join('-'); at.show = false }" @cancel="at.show = false" />`,
    ),
  ),
  'time picker': opens(
    'Arrival time',
    'Choose a time',
    bottom(
      `<van-time-picker v-model="at.time" @confirm="({ selectedValues }) => { value = selectedValues.join(':'); at.show = false }" @cancel="at.show = false" />`,
    ),
  ),
  cascader: opens(
    'City',
    'Choose a city',
    `<van-popup v-model:show="at.show" round position="bottom"><van-cascader v-model="at.city" title="City" :options="cities" @close="at.show = false" @finish="({ selectedOptions }) => { value = selectedOptions.map((o) => o.text).join(' / '); at.show = false }" /></van-popup>`,
  ),
  'action sheet': opens(
    'Payment method',
    'Choose how to pay',
    `<van-action-sheet v-model:show="at.show" :actions="[{ name: 'Cash' }, { name: 'Credit card' }, { name: 'Invoice' }]" cancel-text="Cancel" close-on-click-action @select="(a) => value = a.name" />`,
  ),
  calendar: opens(
    'Delivery date',
    'Choose a date',
    `<van-calendar v-model:show="at.show" @confirm="(d) => { value = \`\${d.getFullYear()}-\${d.getMonth() + 1}-\${d.getDate()}\`; at.show = false }" />`,
  ),
  'number keyboard': opens(
    'Amount',
    'Enter an amount',
    `<van-number-keyboard v-model="value" :show="at.show" close-button-text="Done" extra-key="." @blur="at.show = false" />`,
  ),
  'cell with a picker': bound(
    '',
    `<van-cell-group inset><van-cell title="Favourite fruit" is-link :value="value || 'Please choose'" @click="at.show = true" /></van-cell-group>${bottom(
      `<van-picker :columns="columns" @confirm="({ selectedOptions }) => { value = selectedOptions[0].text; at.show = false }" @cancel="at.show = false" />`,
    )}`,
    { plugins: [Vant], data: { at: reactive({ show: false }), columns }, undo: false },
  ),
  'password input': bound(
    '',
    '<p>Payment password</p><van-password-input :value="value" :focused="at.show" @focus="at.show = true" /><van-number-keyboard v-model="value" :show="at.show" @blur="at.show = false" :maxlength="6" />',
    { plugins: [Vant], data: { at: reactive({ show: false }) } },
  ),
});
