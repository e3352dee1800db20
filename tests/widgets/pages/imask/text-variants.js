import { input } from '../support/imask-variants-2.js';
import { run } from '../support/imask-variants.js';
import IMask from 'imask';
import { showCases } from '../support/cases.js';

const value = (m) => m.value;

const typed = (m) => m.typedValue;

const complete = (m) => (m.masked.isComplete ? m.unmaskedValue : '');

showCases({
  'thousands comma': run(
    'Annual salary',
    'inputmode="decimal"',
    {
      mask: Number,
      thousandsSeparator: ',',
      radix: '.',
      mapToRadix: ['.'],
      scale: 2,
      padFractionalZeros: true,
      normalizeZeros: true,
      min: 0,
      max: 1000000,
    },
    typed,
  ),
  'thousands blank': run(
    'Price',
    '',
    {
      mask: Number,
      scale: 2,
      thousandsSeparator: ' ',
      radix: ',',
      mapToRadix: ['.'],
      normalizeZeros: true,
      padFractionalZeros: false,
    },
    typed,
  ),
  'currency pattern': run('Amount', '', {
    mask: '$num',
    blocks: { num: { mask: Number, thousandsSeparator: ',', radix: '.', scale: 2 } },
  }),
  'integer range': run('Age', '', { mask: Number, scale: 0, min: 18, max: 99 }, typed),
  'expiry overwrite': run(
    'Card expiry date',
    'placeholder="MM/YY"',
    {
      mask: 'MM{/}YY',
      overwrite: true,
      blocks: { MM: { mask: IMask.MaskedRange, from: 1, to: 12 }, YY: { mask: IMask.MaskedRange, from: 20, to: 40 } },
    },
    complete,
  ),
  'dynamic phone': run('Phone', 'type="tel"', {
    mask: [
      { mask: '+00 {21} 0 000 0000', startsWith: '30', country: 'Greece' },
      { mask: '+0 000 000-00-00', startsWith: '7', country: 'Russia' },
      { mask: '+00-0000-000000', startsWith: '91', country: 'India' },
      { mask: '+0 (000) 000-0000', startsWith: '1', country: 'US' },
      { mask: '0000000000000', startsWith: '', country: 'unknown' },
    ],
    dispatch: (appended, dynamicMasked) => {
      const number = (dynamicMasked.value + appended).replace(/\D/g, '');
      return dynamicMasked.compiledMasks.find((m) => number.indexOf(m.startsWith) === 0);
    },
  }),
  'phone eager': run('Phone', 'type="tel"', { mask: '(000) 000-0000', eager: true }),
  'phone prefix shown': run('Phone', 'type="tel"', { mask: '+{1}(000)000-0000', lazy: false, placeholderChar: '_' }),
  'phone local lazy': run('Mobile phone', 'type="tel"', {
    mask: '000 000 0000',
    lazy: false,
    placeholderChar: '#',
    eager: 'append',
  }),
  'enum block': run(
    'Answer (YES or NO)',
    '',
    { mask: 'ANS', blocks: { ANS: { mask: IMask.MaskedEnum, enum: ['YES', 'NO '], lazy: false } } },
    (m) => m.value,
  ),
  'upper case pipe': run(
    'Licence plate',
    'placeholder="AAA-0000"',
    { mask: 'aaa-0000', prepareChar: (s) => s.toUpperCase(), overwrite: true },
    value,
  ),
  'regular expression': run('Postal code', '', { mask: /^[0-9]{0,5}$/ }, value),
  'function mask': run('User name', '', { mask: (text) => /^[a-z0-9._-]*$/.test(text) }, value),
  'any characters': run('Nickname', '', { mask: /^\S*$/ }, value),
  'optional part': run('ZIP code', '', { mask: '00000[-0000]' }, value),
  'card overwrite': run('Card number', 'autocomplete="cc-number" inputmode="numeric"', {
    mask: '0000 0000 0000 0000',
    lazy: false,
    overwrite: 'shift',
  }),
  iban: run('IBAN', '', {
    mask: 'aa00 **** **** **** **** **[** **** **** ****]',
    prepareChar: (s) => s.toUpperCase(),
  }),
  'nested pattern': run(
    'Serial number',
    'placeholder="XX-000-XX"',
    { mask: 'XX-000-XX', definitions: { X: /[A-Z]/ }, prepareChar: (s) => s.toUpperCase() },
    value,
  ),
  'model without prefix': run('Phone', 'type="tel"', { mask: '{+44} 0000 000000' }),
  phone: input('Phone', '', (i) => {
    const m = IMask(i, { mask: '+{7}(000)000-00-00' });
    return () => m.unmaskedValue;
  }),
  number: input('Amount', '', (i) => {
    const m = IMask(i, { mask: Number, scale: 2, thousandsSeparator: ' ', radix: ',' });
    return () => m.unmaskedValue;
  }),
  dynamic: input('Card number', '', (i) => {
    const m = IMask(i, { mask: [{ mask: '0000 000000 00000' }, { mask: '0000 0000 0000 0000' }] });
    return () => m.value;
  }),
});
