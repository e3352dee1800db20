import { createVuestic } from 'vuestic-ui';
import 'vuestic-ui/dist/vuestic-ui.css';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

export const v = (i, t) => bound(i, t, { plugins: [createVuestic()], data: { fruits } });
