import AutoNumeric from 'autonumeric';
import { form, showCases } from '../support/cases.js';

const input = (root, label, attributes = '') => form(root, label, `<input id="widget" ${attributes}>`);

const field = (root, label, attributes = '') => form(root, label, `<input id="widget" ${attributes}>`);

showCases({
  autonumeric: (root) => {
    const widget = new AutoNumeric(input(root, 'Amount'), { currencySymbol: '$' });
    return { state: () => widget.getNumber(), text: '1234.5', wantState: 1234.5 };
  },
  euro: (root) => {
    const widget = new AutoNumeric(field(root, 'Amount'), AutoNumeric.getPredefinedOptions().French);
    return { state: () => widget.getNumber() };
  },
  percent: (root) => {
    const widget = new AutoNumeric(field(root, 'Discount'), AutoNumeric.getPredefinedOptions().percentageUS2dec);
    return { state: () => widget.getNumber() };
  },
  integer: (root) => {
    const widget = new AutoNumeric(field(root, 'Quantity'), AutoNumeric.getPredefinedOptions().integerPos);
    return { state: () => widget.getNumber() };
  },
});
