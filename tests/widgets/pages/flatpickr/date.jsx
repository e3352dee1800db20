import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import { local } from '../support/vue-case.js';
import { showCases, form } from '../support/cases.js';

const run = (settings, extra) => (root) => {
  const input = form(root, 'Date', '<input id="widget">');
  const picker = flatpickr(input, settings);
  return { state: () => picker.selectedDates.map(local), text: '2026-12-03', wantPart: '2026-12-03', ...extra };
};

showCases({
  plain: { ci: true, show: run({}) },
  'allow input': { ci: true, show: run({ allowInput: true }) },
  'alt input': { ci: true, show: run({ altInput: true, altFormat: 'F j, Y', dateFormat: 'Y-m-d' }) },
  time: run({ enableTime: true, dateFormat: 'Y-m-d H:i' }, { text: '2026-12-03 14:30' }),
  range: { ci: true, show: run({ mode: 'range' }) },
  flatpickr: {
    undo: false,
    show: (root) => {
      const input = form(root, 'Date of birth', '<input id="widget">');
      let model = null;
      flatpickr(input, { maxDate: 'today', onChange: (_, text) => (model = text) });
      return { state: () => model };
    },
  },
});
