import * as quasar from 'quasar';
import 'quasar/dist/quasar.css';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const { ClosePopup, Quasar } = quasar;

const components = Object.fromEntries(Object.entries(quasar).filter(([name]) => /^Q[A-Z]/.test(name)));

const objects = fruits.map((label) => ({ label, value: label.toLowerCase(), description: `About ${label}` }));

const tree = [
  { label: 'Plants', children: [{ label: 'Fern' }, { label: 'Moss' }] },
  { label: 'Animals', children: [{ label: 'Fox' }] },
];

export const q = (initial, template, extra = {}) =>
  bound(initial, template, {
    plugins: [Quasar],
    components,
    directives: { ClosePopup },
    data: { fruits, objects, tree, required: (v) => !!v || 'Field is required', ready: true },
    ...extra,
  });

export const popup = (inner) =>
  `<q-popup-proxy cover transition-show="scale" transition-hide="scale">${inner}</q-popup-proxy>`;
