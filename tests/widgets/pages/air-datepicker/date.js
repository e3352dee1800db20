import { locale, input } from '../support/air-datepicker.js';
import AirDatepicker from 'air-datepicker';
import 'air-datepicker/air-datepicker.css';
import { showCases, form } from '../support/cases.js';

showCases({
  datepicker: {
    undo: false,
    show: (root) => {
      const d = new AirDatepicker(form(root, 'Date', '<input id="widget" readonly class="datepicker">'), {});
      return { state: () => d.selectedDates.map((day) => day.toLocaleDateString('sv')), text: '2026-12-03' };
    },
  },
  date: input('Check-in date', '', (i) => void new AirDatepicker(i, { locale, autoClose: true })),
  time: input('Appointment', '', (i) => void new AirDatepicker(i, { locale, timepicker: true, buttons: ['clear'] })),
  month: input(
    'Billing month',
    'readonly',
    (i) =>
      void new AirDatepicker(i, {
        locale,
        view: 'months',
        minView: 'months',
        dateFormat: 'MMMM yyyy',
        autoClose: true,
        buttons: ['clear'],
      }),
  ),
});
