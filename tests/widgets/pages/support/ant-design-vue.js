import Antd from 'ant-design-vue';
import 'ant-design-vue/dist/reset.css';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

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
export function antd(initial, label, inner, extra = {}) {
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
