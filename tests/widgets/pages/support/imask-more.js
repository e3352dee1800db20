import IMask from 'imask';
import { form } from './cases.js';

const field = (root, label, attributes = '') => form(root, label, `<input id="widget" ${attributes}>`);

export const imask = (label, options) => (root) => {
  const mask = IMask(field(root, label), options);
  return { state: () => (mask.masked.isComplete ? mask.unmaskedValue : '') };
};
