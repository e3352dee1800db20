import * as naive from 'naive-ui';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

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

export const n = (initial, inner, extra = {}) =>
  bound(
    initial,
    `<n-config-provider><n-form-item label="${extra.label ?? 'Favourite fruit'}">${inner}</n-form-item></n-config-provider>`,
    { components, data: { options, grouped, many, tree, fruits }, ...extra },
  );
