import { framework7 } from '../support/framework7-more.js';
import { page, item } from '../support/framework7.js';
import { showCases } from '../support/cases.js';

const years = Array.from({ length: 90 }, (_, at) => 1940 + at);

const months = 'January February March April May June July August September October November December'.split(' ');

const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const two = (number) => String(number).padStart(2, '0');

showCases({
  calendar: {
    undo: false,
    show: (root) => {
      const app = page(root, item('Check-in date', '<input type="text" placeholder="Select date" readonly id="date">'));
      let state = [];
      app.calendar.create({
        inputEl: root.querySelector('#date'),
        closeOnSelect: true,
        on: { change: (_, value) => (state = (value ?? []).map((date) => date.toDateString())) },
      });
      return { state: () => state };
    },
  },
  'calendar modal time': {
    undo: false,
    show: (root) => {
      const app = page(
        root,
        item('Appointment', '<input type="text" placeholder="Select date and time" readonly id="date">'),
      );
      let state = [];
      app.calendar.create({
        inputEl: root.querySelector('#date'),
        timePicker: true,
        openIn: 'customModal',
        header: true,
        footer: true,
        dateFormat: { month: 'numeric', day: 'numeric', year: 'numeric', hour: 'numeric', minute: 'numeric' },
        on: { change: (_, value) => (state = (value ?? []).map((date) => date.toString())) },
      });
      return { state: () => state };
    },
  },
  'date picker': {
    undo: false,
    show: framework7('Date of birth', 'Date', {
      rotateEffect: true,
      value: [5, 10, 2000],
      formatValue: ([month, day, year]) => `${months[month - 1]} ${day}, ${year}`,
      cols: [
        { values: numbers(1, 12), displayValues: months, textAlign: 'left' },
        { values: numbers(1, 31) },
        { values: years },
      ],
    }),
  },
  'time picker': {
    undo: false,
    show: framework7('Arrival time', 'Time', {
      toolbarCloseText: 'Done',
      value: ['12', '00'],
      formatValue: (values) => values.join(':'),
      cols: [{ values: numbers(0, 23).map(two) }, { divider: true, content: ':' }, { values: numbers(0, 59).map(two) }],
    }),
  },
});
