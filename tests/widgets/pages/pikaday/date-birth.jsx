import Pikaday from 'pikaday';
import 'pikaday/css/pikaday.css';
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
  pikaday: {
    undo: false,
    show: readonly(
      (input, set) => new Pikaday({ field: input, yearRange: [1920, 2026], onSelect: (date) => set(iso(date)) }),
    ),
  },
});
