import '../support/jquery-global.js';
import $ from 'jquery';
import moment from 'moment';
import 'jquery-datetimepicker';
import 'jquery-datetimepicker/build/jquery.datetimepicker.min.css';
import { form, showCases } from '../support/cases.js';

const input = (root, label, attributes = '') =>
  form(root, label, `<input type="text" id="widget" name="field" ${attributes}>`);

const dtp = (label, options) => (root) => {
  let model = null;
  $(input(root, label)).datetimepicker({
    ...options,
    onChangeDateTime: (at) => {
      model = at && moment(at).format('YYYY-MM-DD HH:mm');
    },
  });
  return { state: () => model };
};

window.moment = moment;

showCases({
  both: { undo: false, show: dtp('Appointment', {}) },
  date: { undo: false, show: dtp('Check-in date', { timepicker: false, format: 'd.m.Y' }) },
  time: { undo: false, show: dtp('Arrival time', { datepicker: false, format: 'H:i' }) },
});
