import { Datepicker } from 'vanillajs-datepicker';
import 'vanillajs-datepicker/css/datepicker.css';
import { form, showCases } from '../support/cases.js';

const iso = (date) =>
  date
    ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
    : null;

const readonly = (attach) => (root) => {
  const input = form(root, 'Date of birth', '<input id="widget" readonly>');
  let model = null;
  attach(input, (value) => (model = value));
  return { state: () => model };
};

showCases({
  datepicker: {
    undo: false,
    show: readonly((input, set) => {
      new Datepicker(input, { autohide: true, format: 'yyyy-mm-dd' });
      input.addEventListener('changeDate', ({ detail }) => set(iso(detail.date)));
    }),
  },
});
