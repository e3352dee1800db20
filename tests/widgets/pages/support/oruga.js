import { createOruga, OrugaComponentPlugins } from '@oruga-ui/oruga-next';
import '@oruga-ui/theme-oruga/style.css';
import { fruits } from './cases.js';
import { bound } from './vue-case.js';

const made = () => {
  const oruga = createOruga();
  OrugaComponentPlugins.forEach((plugin) => oruga.use(plugin));
  return oruga;
};

const data = {
  fruits,
  options: fruits.map((label) => ({ label, value: label.toLowerCase() })),
  cities: ['Paris', 'Berlin', 'Rome'],
};

export const oruga = (initial, label, inner, extra = {}) =>
  bound(initial, `<o-field label="${label}">${inner}</o-field>`, { plugins: [made()], data, ...extra });
