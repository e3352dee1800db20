import { Maskito } from '@maskito/core';
import { form } from './cases.js';

const field = (root, label, attributes = '') => form(root, label, `<input id="widget" ${attributes}>`);

export const digits = (text) => [...text].map((one) => (one === '0' ? /\d/ : one));

export const maskito = (label, options) => (root) => {
  const input = field(root, label);
  let state = '';
  input.addEventListener('input', () => (state = input.value));
  new Maskito(input, options);
  return { state: () => state };
};
