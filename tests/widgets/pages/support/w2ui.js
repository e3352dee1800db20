import { w2field } from 'w2ui';
import 'w2ui/w2ui-2.0.css';
import { form } from './cases.js';

export const w2 =
  (label, type, options = {}, read = (field) => field.el.value, initial = '', extra = {}) =>
  (root) => {
    const input = form(root, label, '<input id="widget" type="text" style="width:250px">');
    const field = new w2field(type, { el: input, ...options });
    let state = initial;
    input.addEventListener('change', () => (state = read(field)));
    input.addEventListener('input', () => (state = read(field)));
    return { state: () => state, ...extra };
  };
