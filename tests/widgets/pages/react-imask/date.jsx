import { masked } from '../support/react-imask-variants.jsx';
import { imask } from '../support/react-imask.jsx';
import IMask from 'imask';
import { showCases } from '../support/cases.js';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import DatePicker from 'react-datepicker';
import { IMaskInput } from 'react-imask';

const two = (n) => String(n).padStart(2, '0');

const text = (d) =>
  d
    ? `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}T${two(d.getHours())}:${two(d.getMinutes())}`
    : null;

/** A picker whose Date stands in React state; the model is how the application writes it. */
const dated =
  (label, props = {}, extra = {}) =>
  (root) => {
    let model = null;
    function Case() {
      const [value, set] = useState(null);
      model = Array.isArray(value) ? value.map(text) : text(value);
      return (
        <form>
          <label htmlFor="d">{label}</label>
          <DatePicker id="d" selected={value} onChange={set} {...props} />
          <button type="submit">Send</button>
        </form>
      );
    }
    createRoot(root).render(<Case />);
    return { state: () => model, ...extra };
  };

showCases({
  date: imask('Date of birth', { mask: Date, lazy: false }),
  'iso date': imask('Check-in date', {
    mask: 'YYYY-MM-DD',
    blocks: {
      YYYY: { mask: IMask.MaskedRange, from: 1900, to: 2100 },
      MM: { mask: IMask.MaskedRange, from: 1, to: 12 },
      DD: { mask: IMask.MaskedRange, from: 1, to: 31 },
    },
    lazy: false,
  }),
  'masked input': dated('Date of birth', {
    dateFormat: 'dd/MM/yyyy',
    customInput: (
      <IMaskInput
        mask={Date}
        pattern="d/m/Y"
        format={(d) => (d ? `${two(d.getDate())}/${two(d.getMonth() + 1)}/${d.getFullYear()}` : '')}
        parse={(s) => {
          const [d, m, y] = s.split('/').map(Number);
          return new Date(y, m - 1, d);
        }}
      />
    ),
  }),
  'date pattern': masked('Date of birth', {
    mask: 'DD{/}MM{/}YYYY',
    blocks: {
      DD: { mask: IMask.MaskedRange, from: 1, to: 31 },
      MM: { mask: IMask.MaskedRange, from: 1, to: 12 },
      YYYY: { mask: IMask.MaskedRange, from: 1900, to: 2100 },
    },
    lazy: false,
    overwrite: true,
    autofix: true,
  }),
  'date typed, US': masked('Check-in date', {
    mask: Date,
    pattern: 'm/d/Y',
    lazy: false,
    format: (d) =>
      d
        ? `${String(d.getMonth() + 1).padStart(2, '0')}/${String(d.getDate()).padStart(2, '0')}/${d.getFullYear()}`
        : '',
    parse: (s) => {
      const [m, d, y] = s.split('/').map(Number);
      return new Date(y, m - 1, d);
    },
    blocks: {
      d: { mask: IMask.MaskedRange, from: 1, to: 31, maxLength: 2 },
      m: { mask: IMask.MaskedRange, from: 1, to: 12, maxLength: 2 },
      Y: { mask: IMask.MaskedRange, from: 1900, to: 2199 },
    },
  }),
  'time hours minutes': masked('Arrival time', {
    mask: 'HH:MM',
    overwrite: true,
    autofix: true,
    blocks: {
      HH: { mask: IMask.MaskedRange, placeholderChar: 'H', from: 0, to: 23, maxLength: 2 },
      MM: { mask: IMask.MaskedRange, placeholderChar: 'M', from: 0, to: 59, maxLength: 2 },
    },
  }),
});
