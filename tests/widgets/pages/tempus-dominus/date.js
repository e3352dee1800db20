import { TempusDominus } from '@eonasdan/tempus-dominus';
import '@eonasdan/tempus-dominus/dist/css/tempus-dominus.css';
import { form, showCases } from '../support/cases.js';

const day = (date) =>
  date
    ? [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-')
    : '';

const input = (root, attributes = '') =>
  form(root, 'Date', `<input type="text" id="widget" name="date" ${attributes}>`);

showCases({
  'tempus dominus': (root) => {
    const widget = new TempusDominus(input(root), {
      display: { components: { clock: false } },
      localization: { format: 'MM/dd/yyyy' },
    });
    return { state: () => day(widget.dates.picked[0]) };
  },
});
