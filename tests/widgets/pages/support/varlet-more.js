import Varlet from '@varlet/ui';
import '@varlet/ui/es/varlet.css';
import { reactive } from 'vue';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

export const varlet = (initial, template, data = {}) =>
  bound(initial, template, {
    plugins: [Varlet],
    data: { at: reactive({ show: false }), columns: [fruits.map((text) => ({ text, value: text }))], ...data },
  });
