import { imask } from '../support/imask-more.js';
import { run } from '../support/imask.js';
import { showCases } from '../support/cases.js';
import IMask from 'imask';

showCases({
  phone: {
    ci: true,
    show: run({ mask: '+{1} (000) 000-0000' }, { text: '+1 (555) 010-4477', wantState: '15550104477' }),
  },
  number: run(
    { mask: Number, thousandsSeparator: ',', radix: '.', scale: 2 },
    { text: '12345.5', wantState: '12345.5' },
  ),
  card: run({ mask: '0000 0000 0000 0000' }, { text: '4242 4242 4242 4242', wantState: '4242424242424242' }),
  lazy: { ci: true, show: run({ mask: '000-000', lazy: false }, { text: '123-456', wantState: '123456' }) },
  range: imask('Day', { mask: IMask.MaskedRange, from: 1, to: 31, maxLength: 2 }),
  enum: imask('Size', { mask: IMask.MaskedEnum, enum: ['S', 'M', 'L', 'XL'] }),
  dynamic: imask('Phone', { mask: [{ mask: '000-0000' }, { mask: '(000) 000-0000' }] }),
  iban: imask('IBAN', { mask: 'aa00 **** **** **** **[** **** ****]' }),
  'phone shown': imask('Phone', { mask: '+1 (000) 000-0000', lazy: false }),
  'card blocks': imask('Expiry date', {
    mask: 'MM/YY',
    blocks: {
      MM: { mask: IMask.MaskedRange, from: 1, to: 12 },
      YY: { mask: IMask.MaskedRange, from: 0, to: 99 },
    },
  }),
  money: imask('Amount', {
    mask: '$num',
    blocks: { num: { mask: Number, thousandsSeparator: ',', radix: '.', scale: 2 } },
  }),
  pattern: imask('Hex colour', { mask: /^#[0-9a-f]{0,6}$/i }),
});
