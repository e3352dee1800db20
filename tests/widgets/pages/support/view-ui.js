import ViewUIPlus from 'view-ui-plus';
import en from 'view-ui-plus/dist/locale/en-US.js';
import 'view-ui-plus/dist/styles/viewuiplus.css';
import { fruits } from './cases.js';
import { bound } from './vue-case.js';

const locale = globalThis.iview?.langs?.['en-US'] ?? en.default ?? en;

const data = {
  fruits,
  areas: [
    {
      value: 'berlin',
      label: 'Berlin',
      children: [
        { value: 'mitte', label: 'Mitte' },
        { value: 'wedding', label: 'Wedding' },
      ],
    },
    { value: 'paris', label: 'Paris', children: [{ value: 'marais', label: 'Marais' }] },
  ],
  cities: ['Paris', 'Berlin', 'Rome'],
  people: ['Anna', 'Bob', 'Carla', 'Dora'].map((label) => ({ key: label.toLowerCase(), label })),
  departments: [
    {
      title: 'Sales',
      value: 'sales',
      expand: true,
      children: [
        { title: 'Europe', value: 'europe' },
        { title: 'Asia', value: 'asia' },
      ],
    },
    { title: 'Human resources', value: 'hr' },
  ],
};

export const iview = (initial, label, inner, extra = {}) =>
  bound(initial, `<FormItem label="${label}">${inner}</FormItem>`, {
    plugins: [[ViewUIPlus, { locale }]],
    data,
    wrap: (inner) => inner.replace('<form>', '<Form :label-width="140">').replace('</form>', '</Form>'),
    ...extra,
  });
