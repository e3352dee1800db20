import Varlet from '@varlet/ui';
import '@varlet/ui/es/varlet.css';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

export const v = (i, t) => bound(i, t, { plugins: [Varlet], data: { fruits } });
