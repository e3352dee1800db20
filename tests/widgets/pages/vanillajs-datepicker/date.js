import Datepicker from 'vanillajs-datepicker/Datepicker';
import 'vanillajs-datepicker/css/datepicker.css';
import { form, showCases } from '../support/cases.js';

const day = (date) =>
  date
    ? [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-')
    : '';

const input = (root, attributes = '') =>
  form(root, 'Date', `<input type="text" id="widget" name="date" ${attributes}>`);

showCases({
  vanillajs: {
    show: (root) => {
      const widget = new Datepicker(input(root), { format: 'yyyy-mm-dd' });
      return { state: () => day(widget.getDate()) };
    },
  },
  autohide: {
    show: (root) => {
      const widget = new Datepicker(input(root), { format: 'dd/mm/yyyy', autohide: true });
      return { state: () => day(widget.getDate()) };
    },
  },
});
