import * as Headless from '@headlessui/vue';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

export const h = (i, t) => bound(i, t, { components: Headless, data: { fruits } });
