import pickers, { Calendar } from 'react-multi-date-picker';
import timePickers from 'react-multi-date-picker/plugins/time_picker';
import { showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

/** Both are CommonJS, whose default stands one deeper in a bundle. */
const [DatePicker, TimePicker] = [pickers.default, timePickers.default];

const iso = (date, form) => date?.format(form) ?? null;
const day = 'YYYY-MM-DD';

/** Two digits typed as a year are one of the first century to this library. */
const ok = (state) => (state ?? []).every((text) => /^(?:(?:19|20)\d\d|\d\d:)/.test(text));

/** A picker whose days stand in the page's state as ISO writes them. */
const dated = (label, props = {}, form = day) =>
  controlled(
    null,
    (_, set) => (
      <div>
        <label htmlFor="when">{label}</label>
        <DatePicker id="when" onChange={(chosen) => set([chosen].flat().map((date) => iso(date, form)))} {...props} />
      </div>
    ),
    { ok },
  );

const inline = (label, props = {}) =>
  controlled(null, (_, set) => (
    <div role="group" aria-label={label}>
      <Calendar onChange={(chosen) => set([chosen].flat().map((date) => iso(date, day)))} {...props} />
    </div>
  ));

showCases({
  date: dated('Arrival date'),
  'other format': dated('Arrival date', { format: 'DD.MM.YYYY' }),
  'not editable': dated('Arrival date', { editable: false }),
  'birth date': dated('Date of birth', { maxDate: new Date() }),
  range: dated('Travel dates', { range: true }),
  multiple: dated('Days off', { multiple: true }),
  month: dated('Start month', { onlyMonthPicker: true, format: 'MM/YYYY' }, 'YYYY-MM'),
  year: dated('Graduation year', { onlyYearPicker: true, format: 'YYYY' }, 'YYYY'),
  'date and time': dated(
    'Appointment',
    { format: 'MM/DD/YYYY HH:mm', plugins: [<TimePicker hideSeconds />] },
    `${day}THH:mm`,
  ),
  time: dated(
    'Opening time',
    { disableDayPicker: true, format: 'HH:mm', plugins: [<TimePicker hideSeconds />] },
    'HH:mm',
  ),
  'two months': dated('Arrival date', { numberOfMonths: 2 }),
  'weeks start on Monday': dated('Arrival date', { weekStartDayIndex: 1, highlightToday: false }),
  'open calendar': { undo: false, show: inline('Arrival date') },
});
