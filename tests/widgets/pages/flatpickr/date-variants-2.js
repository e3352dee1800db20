import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import { showCases, form } from '../support/cases.js';

const input =
  (label, attrs, start, extra = {}) =>
  (root) => {
    form(root, label, `<input id="widget" ${attrs}>`);
    const one = root.querySelector('input');
    const read = start(one);
    return { state: () => (read ? read() : one.value), ...extra };
  };

showCases({
  time: {
    undo: false,
    show: input(
      'Arrival time',
      '',
      (i) => void flatpickr(i, { enableTime: true, noCalendar: true, dateFormat: 'H:i' }),
    ),
  },
  'date time': input('Appointment', '', (i) => void flatpickr(i, { enableTime: true, dateFormat: 'Y-m-d H:i' })),
  range: input('Travel dates', '', (i) => {
    const f = flatpickr(i, { mode: 'range' });
    return () => f.selectedDates.map((d) => d.toDateString());
  }),
  multiple: input('Delivery days', '', (i) => {
    const f = flatpickr(i, { mode: 'multiple', dateFormat: 'Y-m-d' });
    return () => f.selectedDates.length && i.value;
  }),
  inline: input('Check-in date', '', (i) => void flatpickr(i, { inline: true })),
  'allow input': input('Check-in date', '', (i) => {
    const f = flatpickr(i, { allowInput: true, dateFormat: 'd.m.Y' });
    return () => f.selectedDates.map((d) => d.toDateString())[0] ?? '';
  }),
  wrap: (root) => {
    form(
      root,
      'Check-in date',
      '<div class="flatpickr"><input id="widget" data-input placeholder="Select Date.."><a class="input-button" title="toggle" data-toggle><i class="icon-calendar">c</i></a><a class="input-button" title="clear" data-clear><i class="icon-close">x</i></a></div>',
    );
    const f = flatpickr(root.querySelector('.flatpickr'), { wrap: true });
    return { state: () => f.selectedDates.map((d) => d.toDateString())[0] ?? '' };
  },
  'min max': input(
    'Check-in date',
    '',
    (i) => void flatpickr(i, { minDate: 'today', maxDate: new Date().fp_incr(14) }),
  ),
});
