import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const tree = [
  {
    value: 'plants',
    label: 'Plants',
    children: [
      { value: 'fern', label: 'Fern' },
      { value: 'moss', label: 'Moss' },
    ],
  },
  { value: 'animals', label: 'Animals', children: [{ value: 'cat', label: 'Cat' }] },
];

const many = Array.from({ length: 1000 }, (_, i) => ({ value: `Customer ${i + 1}`, label: `Customer ${i + 1}` }));

export const item = (inner, label = 'Favourite fruit') => `<el-form-item label="${label}">${inner}</el-form-item>`;

export const el = (initial, inner, extra = {}) =>
  bound(initial, inner, {
    plugins: [ElementPlus],
    data: { fruits, tree, many, remote: (q, cb) => cb },
    wrap: (x) => x.replace('<form>', '<el-form label-width="160px">').replace('</form>', '</el-form>'),
    ...extra,
  });
