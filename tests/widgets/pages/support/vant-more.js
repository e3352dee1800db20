import Vant from 'vant';
import 'vant/lib/index.css';
import { bound } from './vue-case.js';

export const v = (initial, t, o = {}) => bound(initial, t, { plugins: [Vant], ...o });
