import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import monthSelectPlugin from 'flatpickr/dist/plugins/monthSelect/index.js';
import 'flatpickr/dist/plugins/monthSelect/style.css';
import weekSelect from 'flatpickr/dist/plugins/weekSelect/weekSelect.js';
import confirmDatePlugin from 'flatpickr/dist/plugins/confirmDate/confirmDate.js';
import 'flatpickr/dist/plugins/confirmDate/confirmDate.css';
import rangePlugin from 'flatpickr/dist/plugins/rangePlugin.js';
import { German } from 'flatpickr/dist/l10n/de.js';
import { French } from 'flatpickr/dist/l10n/fr.js';
import 'flatpickr/dist/themes/dark.css';
import { local } from '../support/vue-case.js';
import { showCases, form } from '../support/cases.js';

/** The model is what flatpickr's own `onChange` told. */
const run =
  (label, settings, extra = {}, attributes = '', first = []) =>
  (root) => {
    const input = form(root, label, `<input type="text" id="widget" ${attributes}>`);
    let model = first;
    flatpickr(input, { ...settings, onChange: (dates) => (model = dates.map(local)) });
    /** flatpickr tells of a time 300 ms after it was typed. */
    return { state: () => new Promise((done) => setTimeout(() => done(model), 400)), ...extra };
  };

const today = new Date(2026, 10, 22);

showCases({
  'time 24': {
    undo: false,
    show: run('Arrival time', { enableTime: true, noCalendar: true, dateFormat: 'H:i', time_24hr: true }),
  },
  'time 12': { undo: false, show: run('Arrival time', { enableTime: true, noCalendar: true, dateFormat: 'h:i K' }) },
  'time limits': {
    undo: false,
    show: run('Pick-up time', {
      enableTime: true,
      noCalendar: true,
      dateFormat: 'H:i',
      minTime: '9:00',
      maxTime: '17:30',
      time_24hr: true,
    }),
  },
  'time default': {
    undo: false,
    show: run('Alarm', { enableTime: true, noCalendar: true, dateFormat: 'H:i', defaultDate: '13:45' }, {}, '', [
      '13:45',
    ]),
  },
  seconds: run('Start time', { enableTime: true, enableSeconds: true, dateFormat: 'Y-m-d H:i:S', time_24hr: true }),
  'date time 12': run('Appointment', { enableTime: true, dateFormat: 'F j, Y h:i K' }),
  'alt time': run('Appointment', { enableTime: true, altInput: true, altFormat: 'M j Y H:i', dateFormat: 'Z' }),
  'range months': run('Travel dates', { mode: 'range', showMonths: 2, minDate: 'today' }),
  'range alt': run('Travel dates', { mode: 'range', altInput: true, altFormat: 'M j, Y' }),
  'range two inputs': (root) => {
    root.innerHTML =
      '<form><label for="in">Check-in</label><input id="in"><label for="out">Check-out</label><input id="out"><button>Send</button></form>';
    let model = [];
    flatpickr('#in', {
      plugins: [new rangePlugin({ input: '#out' })],
      onChange: (dates) => (model = dates.map(local)),
    });
    return { state: () => model, ok: (s) => s.length === 2 };
  },
  'multiple conjunction': run('Days off', { mode: 'multiple', dateFormat: 'Y-m-d', conjunction: ' :: ' }),
  'inline time': { undo: false, show: run('Appointment', { inline: true, enableTime: true, dateFormat: 'Y-m-d H:i' }) },
  'month select': run('Billing month', {
    plugins: [new monthSelectPlugin({ shorthand: true, dateFormat: 'm.y', altFormat: 'F Y' })],
  }),
  'month select long': run('Billing month', { plugins: [new monthSelectPlugin({ dateFormat: 'F Y' })] }),
  'week select': run('Week', { weekNumbers: true, plugins: [new weekSelect({})] }),
  'disabled days': run('Delivery date', {
    disable: [(d) => d.getDay() === 0 || d.getDay() === 6],
    locale: { firstDayOfWeek: 1 },
  }),
  'enabled days': run('Delivery date', { enable: Array.from({ length: 9 }, (_, i) => new Date(2026, 11, 2 + i * 3)) }),
  'min and max': run('Delivery date', { minDate: today, maxDate: new Date(2026, 11, 24), dateFormat: 'd.m.Y' }),
  german: run('Check-in date', { locale: German, dateFormat: 'j. F Y' }),
  'french alt': run('Check-in date', { locale: French, altInput: true, altFormat: 'j F Y' }),
  wrap: (root) => {
    root.innerHTML =
      '<form><label for="widget">Check-in date</label><div class="flatpickr input-group"><input type="text" id="widget" placeholder="Select Date.." data-input><button type="button" class="input-button" title="toggle" data-toggle>📅</button><button type="button" class="input-button" title="clear" data-clear>✕</button></div><button>Send</button></form>';
    let model = [];
    flatpickr('.flatpickr', {
      wrap: true,
      altInput: true,
      altFormat: 'd/m/Y',
      onChange: (dates) => (model = dates.map(local)),
    });
    return { state: () => model };
  },
  'wrap shut by click': (root) => {
    root.innerHTML =
      '<form><label for="widget">Check-in date</label><div class="flatpickr"><input type="text" id="widget" data-input><a class="input-button" title="toggle" data-toggle>📅</a></div><button>Send</button></form>';
    let model = [];
    flatpickr('.flatpickr', {
      wrap: true,
      clickOpens: false,
      allowInput: true,
      onChange: (dates) => (model = dates.map(local)),
    });
    return { state: () => model };
  },
  confirm: run('Appointment', { enableTime: true, plugins: [new confirmDatePlugin({ showAlways: true })] }),
  'allow input time': run('Appointment', { allowInput: true, enableTime: true, dateFormat: 'd/m/Y H:i' }),
  static: run('Check-in date', { static: true }),
  'append to dialog': (root) => {
    root.innerHTML =
      '<dialog><form><label for="widget">Check-in date</label><input id="widget"><button>Send</button></form></dialog>';
    const dialog = root.querySelector('dialog');
    dialog.showModal();
    let model = [];
    flatpickr('#widget', {
      appendTo: dialog,
      static: true,
      disableMobile: true,
      onChange: (dates) => (model = dates.map(local)),
    });
    return { state: () => model };
  },
  'month dropdown static': run('Date of birth', {
    monthSelectorType: 'static',
    maxDate: '2008-01-01',
    dateFormat: 'm/d/Y',
  }),
  prefilled: run('Check-in date', { defaultDate: new Date(2026, 11, 24), dateFormat: 'd M Y' }, {}, '', [
    '2026-12-24T00:00:00',
  ]),
  required: run('Check-in date', { altInput: true, allowInput: true, altFormat: 'Y/m/d' }, {}, 'required'),
});
