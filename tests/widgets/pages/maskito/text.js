import { digits, maskito } from '../support/maskito.js';
import { Maskito } from '@maskito/core';
import { form, showCases } from '../support/cases.js';

const phone = ['(', /\d/, /\d/, /\d/, ')', ' ', /\d/, /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/];

const input = (root, label, attributes = '') => form(root, label, `<input id="widget" ${attributes}>`);

/** Thousands as a Maskito number mask has them: a preprocessor and a postprocessor. */
const thousands = {
  mask: /^[\d,]*(\.\d{0,2})?$/,
  postprocessors: [
    ({ value }) => {
      const [whole, part] = value.replace(/,/g, '').split('.');
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (part === undefined ? '' : `.${part}`);
      return { value: grouped, selection: [grouped.length, grouped.length] };
    },
  ],
};

showCases({
  maskito: {
    ci: true,
    show: (root) => {
      const element = input(root, 'Phone');
      new Maskito(element, { mask: phone });
      return { state: () => element.value, text: '2025550143', wantState: '(202) 555-0143' };
    },
  },
  number: { ci: true, show: maskito('Amount', thousands) },
  phone: { ci: true, show: maskito('Phone', { mask: ['+', '1', ...digits(' (000) 000-0000')] }) },
  card: maskito('Card number', { mask: digits('0000 0000 0000 0000') }),
});
