import { imask } from '../support/react-imask.jsx';
import IMask from 'imask';
import { showCases } from '../support/cases.js';

showCases({
  phone: imask('Phone', { mask: '(000) 000-0000' }),
  'phone shown': imask('Phone', { mask: '(000) 000-0000', lazy: false }),
  number: imask('Amount', { mask: Number, thousandsSeparator: ',', radix: '.', scale: 2 }),
  'padded number': imask('Price', {
    mask: Number,
    thousandsSeparator: '.',
    radix: ',',
    scale: 2,
    padFractionalZeros: true,
    mapToRadix: ['.'],
  }),
  range: imask('Day', { mask: IMask.MaskedRange, from: 1, to: 31, lazy: false }),
  dynamic: imask('Phone', { mask: [{ mask: '000-0000' }, { mask: '(000) 000-0000' }] }),
  'placeholder char': imask('Social security number', { mask: '000-00-0000', lazy: false, placeholderChar: '#' }),
  money: imask('Amount', {
    mask: '$num',
    blocks: { num: { mask: Number, thousandsSeparator: ',', radix: '.' } },
  }),
});
