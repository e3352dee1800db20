import { fruits, showCases } from '../support/cases.js';
import { gijgo } from '../support/gijgo.js';

const input = '<input id="widget">';
const select = (rest = '') =>
  `<select id="widget" ${rest}><option value="">Choose</option>${fruits.map((fruit) => `<option>${fruit}</option>`).join('')}</select>`;

showCases({
  dropdown: gijgo('Favourite fruit', select(), (one) => one.dropdown({ width: 300 })),
  date: gijgo('Check-in date', input, (one) => one.datepicker({ width: 300 })),
  'date of birth': gijgo('Date of birth', input, (one) => one.datepicker({ width: 300, format: 'yyyy-mm-dd' })),
  'date, read only': {
    undo: false,
    show: gijgo('Check-in date', '<input id="widget" readonly>', (one) => one.datepicker({ width: 300 })),
  },
  'date in a dialog': gijgo('Check-in date', input, (one) =>
    one.datepicker({ width: 300, modal: true, header: true, footer: true }),
  ),
  time: gijgo('Arrival time', input, (one) => one.timepicker({ width: 300 })),
  'date and time': gijgo('Departure', input, (one) => one.datetimepicker({ width: 300, footer: true, modal: true })),
  slider: gijgo('Volume', input, (one) => one.slider({ width: 300, min: 0, max: 100, value: 20 })),
  checkbox: gijgo('I accept the terms', '<input type="checkbox" id="widget">', (one) => {
    const box = one.checkbox();
    return { value: () => box.state(), on: (events, tell) => box.on(events, tell) };
  }),
});
