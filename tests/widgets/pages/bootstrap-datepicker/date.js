import '../support/jquery-global.js';
import $ from 'jquery';
import 'bootstrap-datepicker';
import 'bootstrap-datepicker/dist/css/bootstrap-datepicker3.css';
import { form, showCases } from '../support/cases.js';

const day = (date) =>
  date
    ? [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-')
    : '';

const input = (root, attributes = '') =>
  form(root, 'Date', `<input type="text" id="widget" name="date" ${attributes}>`);

showCases({
  'bootstrap-datepicker': {
    ci: true,
    show: (root) => {
      const $input = $(input(root)).datepicker({ format: 'mm/dd/yyyy', autoclose: true });
      return { state: () => day($input.datepicker('getDate')) };
    },
  },
});
