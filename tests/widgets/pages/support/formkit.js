import { plugin as formkit, defaultConfig } from '@formkit/vue';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

export const fk = (i, t) => bound(i, t, { plugins: [[formkit, defaultConfig()]], data: { fruits } });
