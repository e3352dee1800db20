import '../support/jquery-global.js';
import $ from 'jquery';
import moment from 'moment';
import 'daterangepicker';
import 'daterangepicker/daterangepicker.css';
import 'jquery-datetimepicker';
import 'jquery-datetimepicker/build/jquery.datetimepicker.min.css';
import { form, showCases } from '../support/cases.js';

window.moment = moment;
const input = (root, label, attributes = '') =>
  form(root, label, `<input type="text" id="widget" name="field" ${attributes}>`);
const drp = (label, options) => (root) => {
  let model = null;
  const $input = $(input(root, label)).daterangepicker({ autoUpdateInput: false, ...options }, (start, end) => {
    model = [start.format('YYYY-MM-DD HH:mm'), end.format('YYYY-MM-DD HH:mm')];
    if (options.singleDatePicker) $input.val(start.format(options.timePicker ? 'MM/DD/YYYY hh:mm A' : 'MM/DD/YYYY'));
    else $input.val(`${start.format('MM/DD/YYYY')} - ${end.format('MM/DD/YYYY')}`);
  });
  return { state: () => model, undo: false };
};
const dtp = (label, options) => (root) => {
  let model = null;
  $(input(root, label)).datetimepicker({
    ...options,
    onChangeDateTime: (at) => {
      model = at && moment(at).format('YYYY-MM-DD HH:mm');
    },
  });
  return { state: () => model, undo: false };
};

showCases({
  'daterangepicker single': drp('Check-in date', { singleDatePicker: true }),
  'daterangepicker dropdowns': drp('Date of birth', {
    singleDatePicker: true,
    showDropdowns: true,
    minYear: 1901,
    maxYear: 2030,
  }),
  'daterangepicker range': drp('Stay', {}),
  'daterangepicker time': drp('Appointment', { singleDatePicker: true, timePicker: true }),
  'datetimepicker both': dtp('Appointment', {}),
  'datetimepicker date': dtp('Check-in date', { timepicker: false, format: 'd.m.Y' }),
  'datetimepicker time': dtp('Arrival time', { datepicker: false, format: 'H:i' }),
});
