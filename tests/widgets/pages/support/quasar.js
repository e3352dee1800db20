import { Quasar, QBtnToggle, QField, QInput, QOptionGroup, QSelect } from 'quasar';
import 'quasar/dist/quasar.css';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const components = { QBtnToggle, QField, QInput, QOptionGroup, QSelect };

const objects = fruits.map((label) => ({ label, value: label.toLowerCase() }));

const many = Array.from({ length: 2000 }, (_, i) => `Lot ${i + 1}`);

const filterFn = (_, update) => update(() => undefined);

export const quasar = (initial, template, extra = {}) =>
  bound(initial, template, { plugins: [Quasar], components, data: { fruits, objects, many, filterFn }, ...extra });
