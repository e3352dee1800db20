import '@carbon/styles/css/styles.css';
import { DatePicker, DatePickerInput, TimePicker } from '@carbon/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': controlled(null, (v, set) => (
    <DatePicker datePickerType="single" value={v} onChange={([d]) => set(d ?? null)}>
      <DatePickerInput id="a" labelText="Check-in date" placeholder="mm/dd/yyyy" />
    </DatePicker>
  )),
  'date range': {
    undo: false,
    show: controlled(null, (v, set) => (
      <DatePicker datePickerType="range" onChange={(d) => set(d.map((x) => x.toISOString()))}>
        <DatePickerInput id="a" labelText="Start date" placeholder="mm/dd/yyyy" />
        <DatePickerInput id="b" labelText="End date" placeholder="mm/dd/yyyy" />
      </DatePicker>
    )),
  },
  'time picker': controlled('', (v, set) => (
    <TimePicker id="a" labelText="Start time" value={v} onChange={(e) => set(e.target.value)} />
  )),
});
