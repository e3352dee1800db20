import Cleave from 'cleave.js/react';
import IMask from 'imask';
import { IMaskInput } from 'react-imask';
import { NumberFormatBase, NumericFormat, PatternFormat } from 'react-number-format';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const labelled = (label, render) => (value, set) => (
  <label>
    {label} {render(value, set)}
  </label>
);
/** `unmask` makes the model the bare value; an application reads what the mask accepts. */
const imask = (label, options) =>
  controlled(
    '',
    labelled(label, (v, set) => <IMaskInput {...options} unmask value={v} onAccept={(value) => set(value)} />),
  );
const numeric = (label, options) =>
  controlled(
    null,
    labelled(label, (v, set) => (
      <NumericFormat {...options} value={v ?? ''} onValueChange={(x) => set(x.floatValue ?? null)} />
    )),
  );
const pattern = (label, options) =>
  controlled(
    '',
    labelled(label, (v, set) => <PatternFormat {...options} value={v} onValueChange={(x) => set(x.value)} />),
  );

const expiry = (text) => {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

showCases({
  'imask phone': imask('Phone', { mask: '(000) 000-0000' }),
  'imask phone shown': imask('Phone', { mask: '(000) 000-0000', lazy: false }),
  'imask number': imask('Amount', { mask: Number, thousandsSeparator: ',', radix: '.', scale: 2 }),
  'imask padded number': imask('Price', {
    mask: Number,
    thousandsSeparator: '.',
    radix: ',',
    scale: 2,
    padFractionalZeros: true,
    mapToRadix: ['.'],
  }),
  'imask range': imask('Day', { mask: IMask.MaskedRange, from: 1, to: 31, lazy: false }),
  'imask dynamic': imask('Phone', { mask: [{ mask: '000-0000' }, { mask: '(000) 000-0000' }] }),
  'imask placeholder char': imask('Social security number', { mask: '000-00-0000', lazy: false, placeholderChar: '#' }),
  'imask date': imask('Date of birth', { mask: Date, lazy: false }),
  'imask iso date': imask('Check-in date', {
    mask: 'YYYY-MM-DD',
    blocks: {
      YYYY: { mask: IMask.MaskedRange, from: 1900, to: 2100 },
      MM: { mask: IMask.MaskedRange, from: 1, to: 12 },
      DD: { mask: IMask.MaskedRange, from: 1, to: 31 },
    },
    lazy: false,
  }),
  'imask money': imask('Amount', {
    mask: '$num',
    blocks: { num: { mask: Number, thousandsSeparator: ',', radix: '.' } },
  }),
  'numeric grouped': numeric('Amount', { thousandSeparator: ',', decimalScale: 2, fixedDecimalScale: true }),
  'numeric prefix': numeric('Salary', { thousandSeparator: true, prefix: '$' }),
  'numeric suffix': numeric('Discount', { suffix: ' %' }),
  'numeric european': numeric('Price', { thousandSeparator: '.', decimalSeparator: ',', suffix: ' €' }),
  'numeric allowed': numeric('Quantity', { isAllowed: ({ floatValue }) => !floatValue || floatValue <= 1000 }),
  'pattern phone': pattern('Phone', { format: '(###) ###-####', mask: '_', allowEmptyFormatting: true }),
  'pattern card': pattern('Card number', { format: '#### #### #### ####' }),
  'pattern prefix': pattern('Phone', { format: '+1 (###) ###-####', allowEmptyFormatting: true, mask: '_' }),
  'pattern date': pattern('Date of birth', { format: '##/##/####', mask: ['D', 'D', 'M', 'M', 'Y', 'Y', 'Y', 'Y'] }),
  'number format base': controlled(
    '',
    labelled('Expiry date', (v, set) => (
      <NumberFormatBase
        format={expiry}
        removeFormatting={(text) => text.replace(/\D/g, '')}
        getCaretBoundary={(text) => Array.from({ length: text.length + 1 }, () => true)}
        value={v}
        onValueChange={(x) => set(x.value)}
      />
    )),
  ),
  'cleave card': controlled(
    '',
    labelled('Card number', (v, set) => (
      <Cleave options={{ creditCard: true }} value={v} onChange={(e) => set(e.target.rawValue)} />
    )),
  ),
  'cleave amount': controlled(
    '',
    labelled('Amount', (v, set) => (
      <Cleave
        options={{ numeral: true, numeralThousandsGroupStyle: 'thousand' }}
        value={v}
        onChange={(e) => set(e.target.rawValue)}
      />
    )),
  ),
  'own phone format': controlled(
    '',
    labelled('Phone', (v, set) => <input value={shownPhone(v)} onChange={(e) => set(phoneDigits(e.target.value))} />),
  ),
  'own card format': controlled(
    '',
    labelled('Card number', (v, set) => (
      <input
        value={v.replace(/(\d{4})(?=\d)/g, '$1 ')}
        maxLength={19}
        onChange={(e) => set(e.target.value.replace(/\D/g, '').slice(0, 16))}
      />
    )),
  ),
  'own keys only': controlled(
    '',
    labelled('ZIP code', (v, set) => (
      <input
        value={v}
        onKeyDown={(e) => {
          if (/^\d$/.test(e.key) && v.length < 5) set(v + e.key);
          if (e.key === 'Backspace') set(v.slice(0, -1));
          if (e.key !== 'Tab') e.preventDefault();
        }}
        onChange={() => undefined}
      />
    )),
  ),
});

function phoneDigits(text) {
  return text.replace(/\D/g, '').slice(0, 10);
}

function shownPhone(digits) {
  if (digits.length < 4) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
