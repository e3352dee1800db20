import * as Radix from 'radix-vue';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

export const rx = (i, t) => bound(i, t, { components: Radix, data: { fruits } });
