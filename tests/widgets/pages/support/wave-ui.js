import WaveUI from 'wave-ui';
import 'wave-ui/dist/wave-ui.css';
import { fruits } from './cases.js';
import { bound } from './vue-case.js';

const data = {
  fruits: fruits.map((label) => ({ label, value: label.toLowerCase() })),
  toppings: ['Cheese', 'Ham', 'Olives'].map((label) => ({ label, value: label.toLowerCase() })),
  sizes: ['Small', 'Medium', 'Large'].map((label) => ({ label, value: label.toLowerCase() })),
};

export const wave = (initial, inner, extra = {}) =>
  bound(initial, inner, { plugins: [[WaveUI, {}]], data, wrap: (inner) => `<w-app>${inner}</w-app>`, ...extra });
