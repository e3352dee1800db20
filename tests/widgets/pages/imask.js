import IMask from 'imask';
import { showCases, form } from './support/cases.js';
const run = (settings, extra) => (root) => {
  const input = form(root, 'Phone', '<input id="widget">');
  const mask = IMask(input, settings);
  return { state: () => mask.unmaskedValue, ...extra };
};
showCases({
  phone: run({ mask: '+{1} (000) 000-0000' }, { text: '+1 (555) 010-4477', wantState: '15550104477' }),
  number: run(
    { mask: Number, thousandsSeparator: ',', radix: '.', scale: 2 },
    { text: '12345.5', wantState: '12345.5' },
  ),
  date: run({ mask: Date }, { text: '17.04.1992', wantState: '17.04.1992' }),
  card: run({ mask: '0000 0000 0000 0000' }, { text: '4242 4242 4242 4242', wantState: '4242424242424242' }),
  lazy: run({ mask: '000-000', lazy: false }, { text: '123-456', wantState: '123456' }),
});
