import AirDatepicker from 'air-datepicker';
import localeEn from 'air-datepicker/locale/en';
import 'air-datepicker/air-datepicker.css';
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
    show: readonly(
      (input, set) =>
        new AirDatepicker(input, { locale: localeEn, autoClose: true, onSelect: ({ date }) => set(iso(date)) }),
    ),
  },
});
