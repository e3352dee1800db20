import { ix } from '../support/siemens-ix.js';
import { showCases } from '../support/cases.js';

showCases({
  date: ix('<ix-date-input id="widget" label="Check-in date"></ix-date-input>'),
  time: ix('<ix-time-input id="widget" label="Arrival time"></ix-time-input>'),
  'date time': ix('<ix-datetime-input id="widget" label="Appointment"></ix-datetime-input>'),
  'date dropdown': {
    undo: false,
    show: ix(
      '<label>Stay</label><ix-date-dropdown id="widget"></ix-date-dropdown>',
      (host, event) => event?.detail ?? null,
    ),
  },
});
