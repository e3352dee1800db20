import english from 'air-datepicker/locale/en';
import 'air-datepicker/air-datepicker.css';
import { form } from './cases.js';

export const locale = english.default ?? english;

export const input =
  (label, attrs, start, extra = {}) =>
  (root) => {
    form(root, label, `<input id="widget" ${attrs}>`);
    const one = root.querySelector('input');
    const read = start(one);
    return { state: () => (read ? read() : one.value), ...extra };
  };
