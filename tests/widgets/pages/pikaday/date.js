import Pikaday from 'pikaday';
import 'pikaday/css/pikaday.css';
import { form, showCases } from '../support/cases.js';

const day = (date) =>
  date
    ? [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-')
    : '';

const input = (root, attributes = '') =>
  form(root, 'Date', `<input type="text" id="widget" name="date" ${attributes}>`);

showCases({
  pikaday: {
    ci: true,
    show: (root) => {
      const widget = new Pikaday({ field: input(root) });
      return { state: () => day(widget.getDate()) };
    },
  },
  'read-only': {
    ci: true,
    undo: false,
    show: (root) => {
      const widget = new Pikaday({ field: input(root, 'readonly'), format: 'YYYY-MM-DD' });
      return { state: () => day(widget.getDate()) };
    },
  },
});
