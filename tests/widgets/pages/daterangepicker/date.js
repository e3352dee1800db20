import '../support/jquery-global.js';
import $ from 'jquery';
import moment from 'moment';
import 'daterangepicker';
import 'daterangepicker/daterangepicker.css';
import { form, showCases } from '../support/cases.js';

const input = (root, label, attributes = '') =>
  form(root, label, `<input type="text" id="widget" name="field" ${attributes}>`);

const drp = (label, options) => (root) => {
  let model = null;
  const $input = $(input(root, label)).daterangepicker({ autoUpdateInput: false, ...options }, (start, end) => {
    model = [start.format('YYYY-MM-DD HH:mm'), end.format('YYYY-MM-DD HH:mm')];
    if (options.singleDatePicker) $input.val(start.format(options.timePicker ? 'MM/DD/YYYY hh:mm A' : 'MM/DD/YYYY'));
    else $input.val(`${start.format('MM/DD/YYYY')} - ${end.format('MM/DD/YYYY')}`);
  });
  return { state: () => model };
};

window.moment = moment;

showCases({
  single: { undo: false, show: drp('Check-in date', { singleDatePicker: true }) },
  dropdowns: {
    undo: false,
    show: drp('Date of birth', {
      singleDatePicker: true,
      showDropdowns: true,
      minYear: 1901,
      maxYear: 2030,
    }),
  },
  range: { undo: false, show: drp('Stay', {}) },
  time: { undo: false, show: drp('Appointment', { singleDatePicker: true, timePicker: true }) },
});
