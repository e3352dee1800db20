import IMask from 'imask';
import { showCases, form } from '../support/cases.js';
const run =
  (label, attributes, settings, read = (m) => m.unmaskedValue, extra = {}) =>
  (root) => {
    const input = form(root, label, `<input id="widget" ${attributes}>`);
    const mask = IMask(input, settings);
    let model = read(mask) ?? '';
    mask.on('accept', () => (model = read(mask) ?? ''));
    return { state: () => model, ...extra };
  };
const value = (m) => m.value;
const typed = (m) => m.typedValue;
const complete = (m) => (m.masked.isComplete ? m.unmaskedValue : '');
const two = (n) => String(n).padStart(2, '0');
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
  'date iso blocks': run(
    'Date of birth',
    'placeholder="YYYY-MM-DD"',
    {
      mask: Date,
      pattern: 'Y-`m-`d',
      lazy: false,
      min: new Date(1900, 0, 1),
      max: new Date(2030, 0, 1),
      autofix: true,
      blocks: {
        d: { mask: IMask.MaskedRange, from: 1, to: 31, maxLength: 2, placeholderChar: 'D' },
        m: { mask: IMask.MaskedRange, from: 1, to: 12, maxLength: 2, placeholderChar: 'M' },
        Y: { mask: IMask.MaskedRange, from: 1900, to: 2030, placeholderChar: 'Y' },
      },
      format: (d) => `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}`,
      parse: (s) => {
        const [y, m, d] = s.split('-').map(Number);
        return new Date(y, m - 1, d);
      },
    },
    (m) => (m.masked.isComplete ? m.value : ''),
    { ok: (s) => /^\d{4}-\d\d-\d\d$/.test(s) },
  ),
  'date us': run(
    'Date of birth',
    'placeholder="MM/DD/YYYY"',
    {
      mask: Date,
      pattern: 'm/`d/`Y',
      format: (d) => `${two(d.getMonth() + 1)}/${two(d.getDate())}/${d.getFullYear()}`,
      parse: (s) => {
        const [m, d, y] = s.split('/').map(Number);
        return new Date(y, m - 1, d);
      },
    },
    (m) => (m.masked.isComplete ? m.value : ''),
    { ok: (s) => /^\d\d\/\d\d\/\d{4}$/.test(s) },
  ),
  'time ranges': run(
    'Arrival time',
    'placeholder="HH:MM"',
    {
      mask: 'HH:MM',
      lazy: false,
      blocks: { HH: { mask: IMask.MaskedRange, from: 0, to: 23 }, MM: { mask: IMask.MaskedRange, from: 0, to: 59 } },
    },
    (m) => (m.masked.isComplete ? m.value : ''),
    { ok: (s) => /^\d\d:\d\d$/.test(s) },
  ),
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
});
