import Arco from '@arco-design/web-vue';
import '@arco-design/web-vue/dist/arco.css';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

export const item = (label, inner) => `<a-form-item field="x" label="${label}">${inner}</a-form-item>`;

export const v = (initial, t, o = {}) =>
  bound(initial, `<a-form :model="{}" :style="{width:'600px'}">${t}</a-form>`, {
    plugins: [Arco],
    data: { fruits },
    wrap: (x) => x.replace('<form>', '<div>').replace('</form>', '</div>'),
    ...o,
  });
