import Inputmask from 'inputmask';
import { form } from './cases.js';

export const field = (root, label, attributes = '') => form(root, label, `<input id="widget" ${attributes}>`);

/** A case of inputmask: the application reads the unmasked value. */
export const masked =
  (label, ...mask) =>
  (root) => {
    const input = field(root, label);
    Inputmask(...mask).mask(input);
    return { state: () => (input.inputmask.isComplete() ? input.inputmask.unmaskedvalue() : '') };
  };
