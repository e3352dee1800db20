import './support/jquery-global.js';
import $ from 'jquery';
import AutoNumeric from 'autonumeric';
import 'jquery-mask-plugin';
import { Maskito } from '@maskito/core';
import { MaskInput } from 'maska';
import { form, showCases } from './support/cases.js';

const phone = ['(', /\d/, /\d/, /\d/, ')', ' ', /\d/, /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/];
const input = (root, label, attributes = '') => form(root, label, `<input id="widget" ${attributes}>`);

showCases({
  'jquery mask phone': (root) => {
    const $input = $(input(root, 'Phone')).mask('(000) 000-0000');
    return { state: () => $input.cleanVal(), text: '2025550143', wantState: '2025550143' };
  },
  'jquery mask money': (root) => {
    const $input = $(input(root, 'Amount')).mask('#,##0.00', { reverse: true });
    return { state: () => $input.cleanVal(), text: '1234.50', wantState: '123450' };
  },
  'maska phone': (root) => {
    const element = input(root, 'Phone');
    let state = '';
    new MaskInput(element, { mask: '(###) ###-####', onMaska: ({ unmasked }) => (state = unmasked) });
    return { state: () => state, text: '2025550143', wantState: '2025550143' };
  },
  'maska card': (root) => {
    const element = input(root, 'Card number', 'data-maska="#### #### #### ####"');
    let state = '';
    new MaskInput(element, { onMaska: ({ unmasked }) => (state = unmasked) });
    return { state: () => state, text: '4242424242424242', wantState: '4242424242424242' };
  },
  maskito: (root) => {
    const element = input(root, 'Phone');
    new Maskito(element, { mask: phone });
    return { state: () => element.value, text: '2025550143', wantState: '(202) 555-0143' };
  },
  autonumeric: (root) => {
    const widget = new AutoNumeric(input(root, 'Amount'), { currencySymbol: '$' });
    return { state: () => widget.getNumber(), text: '1234.5', wantState: 1234.5 };
  },
});
