import '../support/jquery-global.js';
import $ from 'jquery';
import AutoNumeric from 'autonumeric';
import Cleave from 'cleave.js';
import 'cleave.js/dist/addons/cleave-phone.us';
import Inputmask from 'inputmask';
import 'jquery-mask-plugin';
import { Maskito } from '@maskito/core';
import { MaskInput } from 'maska';
import IMask from 'imask';
import { form, showCases } from '../support/cases.js';

const field = (root, label, attributes = '') => form(root, label, `<input id="widget" ${attributes}>`);

/** A case of cleave.js: its model is the raw value. */
const cleave = (label, options) => (root) => {
  const widget = new Cleave(field(root, label), options);
  return { state: () => widget.getRawValue() };
};

/** A case of inputmask: the application reads the unmasked value. */
const masked =
  (label, ...mask) =>
  (root) => {
    const input = field(root, label);
    Inputmask(...mask).mask(input);
    return { state: () => (input.inputmask.isComplete() ? input.inputmask.unmaskedvalue() : '') };
  };

const digits = (text) => [...text].map((one) => (one === '0' ? /\d/ : one));

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

const imask = (label, options) => (root) => {
  const mask = IMask(field(root, label), options);
  return { state: () => (mask.masked.isComplete ? mask.unmaskedValue : '') };
};

const maskito = (label, options) => (root) => {
  const input = field(root, label);
  let state = '';
  input.addEventListener('input', () => (state = input.value));
  new Maskito(input, options);
  return { state: () => state };
};

showCases({
  'cleave card': cleave('Card number', { creditCard: true }),
  'cleave phone': cleave('Phone', { phone: true, phoneRegionCode: 'US' }),
  'cleave date': cleave('Date of birth', { date: true, delimiter: '-', datePattern: ['Y', 'm', 'd'] }),
  'cleave expiry': cleave('Expiry date', { date: true, datePattern: ['m', 'y'] }),
  'cleave time': cleave('Time', { time: true, timePattern: ['h', 'm'] }),
  'cleave amount': cleave('Amount', { numeral: true, numeralThousandsGroupStyle: 'thousand' }),
  'cleave prefix': cleave('Salary', { numeral: true, prefix: '$', rawValueTrimPrefix: true }),
  'cleave postcode': cleave('ZIP code', { blocks: [5], numericOnly: true }),
  'inputmask phone': masked('Phone', '(999) 999-9999'),
  'inputmask phone shown': masked('Phone', '(999) 999-9999', { clearMaskOnLostFocus: false }),
  'inputmask currency': masked('Amount', 'currency'),
  'inputmask decimal': masked('Price', 'decimal', { groupSeparator: ',', autoUnmask: false }),
  'inputmask integer': masked('Quantity', 'integer'),
  'inputmask percentage': masked('Discount', 'percentage'),
  'inputmask date': masked('Date of birth', 'datetime', { inputFormat: 'dd/mm/yyyy' }),
  'inputmask iso date': masked('Check-in date', 'datetime', { inputFormat: 'yyyy-mm-dd' }),
  'inputmask time': masked('Time', 'datetime', { inputFormat: 'HH:MM' }),
  'inputmask ip': masked('IP address', 'ip'),
  'inputmask email': masked('Email', 'email'),
  'inputmask mac': masked('MAC address', 'mac'),
  'inputmask url': (root) => {
    const input = field(root, 'Website');
    Inputmask('url').mask(input);
    return { state: () => (input.inputmask.isComplete() ? input.value : '') };
  },
  'inputmask ssn': masked('Social security number', '999-99-9999'),
  'inputmask dynamic': masked('Phone', ['999-9999', '(999) 999-9999']),
  'inputmask attribute': (root) => {
    const input = field(root, 'Phone', `data-inputmask="'mask': '(999) 999-9999'"`);
    Inputmask().mask(document.querySelectorAll('input'));
    return { state: () => input.inputmask.unmaskedvalue() };
  },
  'jquery mask date': (root) => {
    const $input = $(field(root, 'Date of birth')).mask('00/00/0000');
    return { state: () => $input.cleanVal() };
  },
  'jquery mask zip': (root) => {
    const $input = $(field(root, 'ZIP code')).mask('00000-000');
    return { state: () => $input.cleanVal() };
  },
  'jquery mask ip': (root) => {
    const $input = $(field(root, 'IP address')).mask('0ZZ.0ZZ.0ZZ.0ZZ', {
      translation: { Z: { pattern: /[0-9]/, optional: true } },
    });
    return { state: () => $input.cleanVal() };
  },
  'jquery mask placeholder': (root) => {
    const $input = $(field(root, 'Phone')).mask('(00) 0000-0000', { placeholder: '(__) ____-____' });
    return { state: () => $input.cleanVal() };
  },
  'maska date': (root) => {
    const input = field(root, 'Date of birth', 'data-maska="##/##/####"');
    let state = '';
    new MaskInput(input, { onMaska: ({ masked: text }) => (state = text) });
    return { state: () => state };
  },
  'maska number': (root) => {
    const input = field(root, 'Amount');
    let state = '';
    new MaskInput(input, { number: { locale: 'en', fraction: 2 }, onMaska: ({ unmasked }) => (state = unmasked) });
    return { state: () => state };
  },
  'maska eager': (root) => {
    const input = field(root, 'Phone', 'data-maska="+1 (###) ###-####" data-maska-eager');
    let state = '';
    new MaskInput(input, { onMaska: ({ unmasked }) => (state = unmasked) });
    return { state: () => state };
  },
  'maskito date': maskito('Date of birth', { mask: digits('00/00/0000') }),
  'maskito number': maskito('Amount', thousands),
  'maskito phone': maskito('Phone', { mask: ['+', '1', ...digits(' (000) 000-0000')] }),
  'maskito card': maskito('Card number', { mask: digits('0000 0000 0000 0000') }),
  'autonumeric euro': (root) => {
    const widget = new AutoNumeric(field(root, 'Amount'), AutoNumeric.getPredefinedOptions().French);
    return { state: () => widget.getNumber() };
  },
  'autonumeric percent': (root) => {
    const widget = new AutoNumeric(field(root, 'Discount'), AutoNumeric.getPredefinedOptions().percentageUS2dec);
    return { state: () => widget.getNumber() };
  },
  'autonumeric integer': (root) => {
    const widget = new AutoNumeric(field(root, 'Quantity'), AutoNumeric.getPredefinedOptions().integerPos);
    return { state: () => widget.getNumber() };
  },
  'imask range': imask('Day', { mask: IMask.MaskedRange, from: 1, to: 31, maxLength: 2 }),
  'imask enum': imask('Size', { mask: IMask.MaskedEnum, enum: ['S', 'M', 'L', 'XL'] }),
  'imask dynamic': imask('Phone', { mask: [{ mask: '000-0000' }, { mask: '(000) 000-0000' }] }),
  'imask date shown': imask('Date of birth', { mask: Date, lazy: false }),
  'imask iban': imask('IBAN', { mask: 'aa00 **** **** **** **[** **** ****]' }),
  'imask phone shown': imask('Phone', { mask: '+1 (000) 000-0000', lazy: false }),
  'imask card blocks': imask('Expiry date', {
    mask: 'MM/YY',
    blocks: {
      MM: { mask: IMask.MaskedRange, from: 1, to: 12 },
      YY: { mask: IMask.MaskedRange, from: 0, to: 99 },
    },
  }),
  'imask money': imask('Amount', {
    mask: '$num',
    blocks: { num: { mask: Number, thousandsSeparator: ',', radix: '.', scale: 2 } },
  }),
  'imask pattern': imask('Hex colour', { mask: /^#[0-9a-f]{0,6}$/i }),
});
