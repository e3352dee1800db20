import Vant from 'vant';
import 'vant/lib/index.css';
import { reactive } from 'vue';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

export const columns = fruits.map((text) => ({ text, value: text.toLowerCase() }));

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
export const opens = (label, placeholder, popup, extra = {}) =>
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
      ...extra,
    },
  );

export const bottom = (inner) =>
  `<van-popup v-model:show="at.show" destroy-on-close position="bottom">${inner}</van-popup>`;
