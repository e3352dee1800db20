import './support/jquery-global.js';
import $ from 'jquery';
import { TempusDominus } from '@eonasdan/tempus-dominus';
import '@eonasdan/tempus-dominus/dist/css/tempus-dominus.css';
import 'bootstrap-datepicker';
import 'bootstrap-datepicker/dist/css/bootstrap-datepicker3.css';
import { Litepicker } from 'litepicker';
import Pikaday from 'pikaday';
import 'pikaday/css/pikaday.css';
import Datepicker from 'vanillajs-datepicker/Datepicker';
import 'vanillajs-datepicker/css/datepicker.css';
import { form, showCases } from './support/cases.js';

const day = (date) =>
  date
    ? [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-')
    : '';
const input = (root, attributes = '') =>
  form(root, 'Date', `<input type="text" id="widget" name="date" ${attributes}>`);

showCases({
  pikaday: (root) => {
    const widget = new Pikaday({ field: input(root) });
    return { state: () => day(widget.getDate()) };
  },
  'pikaday read-only': (root) => {
    const widget = new Pikaday({ field: input(root, 'readonly'), format: 'YYYY-MM-DD' });
    return { state: () => day(widget.getDate()), undo: false };
  },
  vanillajs: (root) => {
    const widget = new Datepicker(input(root), { format: 'yyyy-mm-dd' });
    return { state: () => day(widget.getDate()) };
  },
  'vanillajs autohide': (root) => {
    const widget = new Datepicker(input(root), { format: 'dd/mm/yyyy', autohide: true });
    return { state: () => day(widget.getDate()) };
  },
  'bootstrap-datepicker': (root) => {
    const $input = $(input(root)).datepicker({ format: 'mm/dd/yyyy', autoclose: true });
    return { state: () => day($input.datepicker('getDate')) };
  },
  litepicker: (root) => {
    const widget = new Litepicker({ element: input(root) });
    return { state: () => day(widget.getDate()?.dateInstance), undo: false };
  },
  'litepicker range': (root) => {
    const widget = new Litepicker({ element: input(root), singleMode: false });
    return {
      state: () => [widget.getStartDate(), widget.getEndDate()].map((date) => day(date?.dateInstance)),
      undo: false,
    };
  },
  'tempus dominus': (root) => {
    const widget = new TempusDominus(input(root), {
      display: { components: { clock: false } },
      localization: { format: 'MM/dd/yyyy' },
    });
    return { state: () => day(widget.dates.picked[0]) };
  },
});
