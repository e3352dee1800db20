import { form } from './cases.js';

export const input =
  (label, attrs, start, extra = {}) =>
  (root) => {
    form(root, label, `<input id="widget" ${attrs}>`);
    const one = root.querySelector('input');
    const read = start(one);
    return { state: () => (read ? read() : one.value), ...extra };
  };
