import { field } from '../support/jquery-mask-plugin.js';
import '../support/jquery-global.js';
import $ from 'jquery';
import 'jquery-mask-plugin';
import { form, showCases } from '../support/cases.js';

const input = (root, label, attributes = '') => form(root, label, `<input id="widget" ${attributes}>`);

showCases({
  phone: {
    ci: true,
    show: (root) => {
      const $input = $(input(root, 'Phone')).mask('(000) 000-0000');
      return { state: () => $input.cleanVal(), text: '2025550143', wantState: '2025550143' };
    },
  },
  money: {
    ci: true,
    show: (root) => {
      const $input = $(input(root, 'Amount')).mask('#,##0.00', { reverse: true });
      return { state: () => $input.cleanVal(), text: '1234.50', wantState: '123450' };
    },
  },
  zip: {
    ci: true,
    show: (root) => {
      const $input = $(field(root, 'ZIP code')).mask('00000-000');
      return { state: () => $input.cleanVal() };
    },
  },
  ip: (root) => {
    const $input = $(field(root, 'IP address')).mask('0ZZ.0ZZ.0ZZ.0ZZ', {
      translation: { Z: { pattern: /[0-9]/, optional: true } },
    });
    return { state: () => $input.cleanVal() };
  },
  placeholder: (root) => {
    const $input = $(field(root, 'Phone')).mask('(00) 0000-0000', { placeholder: '(__) ____-____' });
    return { state: () => $input.cleanVal() };
  },
});
