import NutUI from '@nutui/nutui';
import '@nutui/nutui/dist/style.css';
import { reactive } from 'vue';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const options = fruits.map((text) => ({ text, value: text.toLowerCase() }));

const cities = [
  {
    value: 'germany',
    text: 'Germany',
    children: [
      { value: 'berlin', text: 'Berlin' },
      { value: 'hamburg', text: 'Hamburg' },
    ],
  },
  {
    value: 'france',
    text: 'France',
    children: [
      { value: 'paris', text: 'Paris' },
      { value: 'lyon', text: 'Lyon' },
    ],
  },
];

const days = {
  min: new Date(2020, 0, 1),
  max: new Date(2030, 11, 31),
  birth: new Date(1940, 0, 1),
  now: new Date(2024, 4, 10, 9, 0),
};

export const v = (initial, t, extra) =>
  bound(initial, t, {
    plugins: [NutUI],
    data: {
      at: reactive({ show: false, text: '', date: days.now }),
      options,
      cities,
      days,
      log: (x) => (window.log = x),
    },
    ...extra,
  });

export const item = (label, inner) => `<nut-form><nut-form-item label="${label}">${inner}</nut-form-item></nut-form>`;
