import IMask from 'imask';
import { form } from './cases.js';

export const run = (settings, extra) => (root) => {
  const input = form(root, 'Phone', '<input id="widget">');
  const mask = IMask(input, settings);
  return { state: () => mask.unmaskedValue, ...extra };
};
