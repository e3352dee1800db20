import TDesign from 'tdesign-vue-next';
import 'tdesign-vue-next/es/style/index.css';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

export const item = (label, inner) => `<t-form-item label="${label}" name="x">${inner}</t-form-item>`;

export const v = (initial, t, o = {}) =>
  bound(initial, `<t-form>${t}</t-form>`, {
    plugins: [TDesign],
    data: { opts: fruits.map((f) => ({ label: f, value: f })) },
    wrap: (x) => x.replace('<form>', '<div>').replace('</form>', '</div>'),
    ...o,
  });
