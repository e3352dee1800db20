import { input } from '../support/imask-variants-2.js';
import { run } from '../support/imask-variants.js';
import IMask from 'imask';
import { showCases } from '../support/cases.js';

const two = (n) => String(n).padStart(2, '0');

showCases({
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
  date: input('Birth date', 'placeholder="DD.MM.YYYY"', (i) => {
    const m = IMask(i, { mask: Date, lazy: false });
    return () => m.unmaskedValue && m.value;
  }),
});
