import { DatePicker, DateTimePicker, TimePicker } from '@atlaskit/datetime-picker';
import { showCases } from '../support/cases.js';
import { labelled } from '../support/atlaskit.jsx';

showCases({
  date: labelled('Check-in date', '', (value, set) => <DatePicker id="field" value={value} onChange={set} />),
  'date with a calendar button': labelled('Check-in date', '', (value, set) => (
    <DatePicker id="field" value={value} onChange={set} shouldShowCalendarButton inputLabel="Check-in date" />
  )),
  'date in another format': labelled('Check-in date', '', (value, set) => (
    <DatePicker id="field" value={value} onChange={set} dateFormat="DD/MM/YYYY" placeholder="DD/MM/YYYY" />
  )),
  'date of birth': labelled('Date of birth', '', (value, set) => (
    <DatePicker id="field" value={value} onChange={set} maxDate="2026-11-01" locale="en-GB" />
  )),
  time: labelled('Arrival time', '', (value, set) => <TimePicker id="field" value={value} onChange={set} />),
  'time editable': labelled('Arrival time', '', (value, set) => (
    <TimePicker id="field" value={value} onChange={set} timeIsEditable selectProps={{ isClearable: true }} />
  )),
  'date and time': labelled('Appointment', '', (value, set) => (
    <DateTimePicker id="field" value={value} onChange={set} />
  )),
});
