import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import { bound } from './vue-case.js';

export const vue = (initial, template, extra = {}) =>
  bound(initial, template, {
    plugins: [ElementPlus],
    ...extra,
  });

export const labelled = (label, inner) => `<label for="w">${label}</label>${inner}`;
