import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const plugins = [ElementPlus];

const data = {
  fruits,
  tree: [
    {
      value: 'plants',
      label: 'Plants',
      children: [
        { value: 'fern', label: 'Fern' },
        { value: 'moss', label: 'Moss' },
      ],
    },
  ],
  items: fruits.map((label) => ({ key: label, label })),
  suggest: (q, cb) => cb(fruits.map((value) => ({ value }))),
};

export const item = (inner, label = 'Fruit') => `<el-form-item label="${label}">${inner}</el-form-item>`;

export const el = (initial, inner, extra) => bound(initial, inner, { plugins, data, ...extra });
