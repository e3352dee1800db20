import { labelled, pattern } from '../support/react-number-format.jsx';
import { NumericFormat, PatternFormat, NumberFormatBase } from 'react-number-format';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const numeric = (label, options) =>
  controlled(
    null,
    labelled(label, (v, set) => (
      <NumericFormat {...options} value={v ?? ''} onValueChange={(x) => set(x.floatValue ?? null)} />
    )),
  );

const expiry = (text) => {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

showCases({
  'numeric format': {
    ci: true,
    show: controlled(
      null,
      (v, set) => (
        <label>
          Amount{' '}
          <NumericFormat
            thousandSeparator
            prefix="$"
            value={v ?? ''}
            onValueChange={(x) => set(x.floatValue ?? null)}
          />
        </label>
      ),
      { text: '1234', wantState: 1234 },
    ),
  },
  'pattern format': {
    ci: true,
    show: controlled(
      '',
      (v, set) => (
        <label>
          Phone <PatternFormat format="(###) ###-####" mask="_" value={v} onValueChange={(x) => set(x.value)} />
        </label>
      ),
      { text: '2025550143', wantState: '2025550143' },
    ),
  },
  'numeric grouped': {
    ci: true,
    show: numeric('Amount', { thousandSeparator: ',', decimalScale: 2, fixedDecimalScale: true }),
  },
  'numeric prefix': numeric('Salary', { thousandSeparator: true, prefix: '$' }),
  'numeric suffix': numeric('Discount', { suffix: ' %' }),
  'numeric european': numeric('Price', { thousandSeparator: '.', decimalSeparator: ',', suffix: ' €' }),
  'numeric allowed': numeric('Quantity', { isAllowed: ({ floatValue }) => !floatValue || floatValue <= 1000 }),
  'pattern phone': pattern('Phone', { format: '(###) ###-####', mask: '_', allowEmptyFormatting: true }),
  'pattern card': pattern('Card number', { format: '#### #### #### ####' }),
  'pattern prefix': pattern('Phone', { format: '+1 (###) ###-####', allowEmptyFormatting: true, mask: '_' }),
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
});
