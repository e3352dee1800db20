import IMask from 'imask';
import { form } from './cases.js';

export const run =
  (label, attributes, settings, read = (m) => m.unmaskedValue, extra = {}) =>
  (root) => {
    const input = form(root, label, `<input id="widget" ${attributes}>`);
    const mask = IMask(input, settings);
    let model = read(mask) ?? '';
    mask.on('accept', () => (model = read(mask) ?? ''));
    return { state: () => model, ...extra };
  };
