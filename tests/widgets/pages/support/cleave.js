import Cleave from 'cleave.js';
import 'cleave.js/dist/addons/cleave-phone.us';
import { form } from './cases.js';

const field = (root, label, attributes = '') => form(root, label, `<input id="widget" ${attributes}>`);

/** A case of cleave.js: its model is the raw value. */
export const cleave = (label, options) => (root) => {
  const widget = new Cleave(field(root, label), options);
  return { state: () => widget.getRawValue() };
};
