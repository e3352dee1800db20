import Buefy from 'buefy';
import 'buefy/dist/css/buefy.css';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

export const b = (i, t) => bound(i, t, { plugins: [Buefy], data: { fruits } });
