import TDesign from 'tdesign-mobile-vue';
import 'tdesign-mobile-vue/es/style/index.css';
import { reactive } from 'vue';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const options = fruits.map((label) => ({ label, value: label.toLowerCase() }));

const cities = [
  {
    value: 'de',
    label: 'Germany',
    children: [
      { value: 'berlin', label: 'Berlin' },
      { value: 'hamburg', label: 'Hamburg' },
    ],
  },
  {
    value: 'fr',
    label: 'France',
    children: [
      { value: 'paris', label: 'Paris' },
      { value: 'lyon', label: 'Lyon' },
    ],
  },
];

export const v = (initial, t, extra) =>
  bound(initial, t, {
    plugins: [TDesign],
    data: {
      at: reactive({ show: false, text: '', picked: [], date: '2024-05-10', noon: '12:00' }),
      options,
      cities,
      ...extra?.data,
    },
    ...extra,
  });

export const item = (label, inner, attributes = '') =>
  `<t-form-item label="${label}" name="x" ${attributes}>${inner}</t-form-item>`;
