import { box } from '../support/antd.jsx';
import {
  DatePicker,
  DatePicker as AntPicker,
  ConfigProvider,
  DatePicker as AntDatePicker,
  TimePicker as AntTimePicker,
} from 'antd';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const date = (v) => v && v.format('YYYY-MM-DD HH:mm');

const labelled = (label, inner) => (
  <div className="field">
    <label htmlFor="w">{label}</label>
    {inner}
  </div>
);

const iso = (d) => (d ? d.toLocaleDateString('en-CA') : null);

const pair = (dates) => (dates ? dates.map((d) => (d ? iso(d.toDate ? d.toDate() : d) : null)) : null);

void ConfigProvider;

showCases({
  'date picker': {
    show: controlled(null, (v, set) => box('Date', <DatePicker id="w" onChange={(d) => set(date(d))} />), {
      text: '2026-12-03',
      wantPart: '2026-12-03',
    }),
  },
  antd: {
    undo: false,
    show: controlled(null, (v, set) => (
      <label>
        Date of birth <AntPicker inputReadOnly value={v} onChange={set} />
      </label>
    )),
  },
  range: {
    show: controlled(null, (v, set) =>
      labelled(
        'Stay',
        <AntDatePicker.RangePicker
          id={{ start: 'w' }}
          value={v?.value}
          onChange={(value) => set(value && { value, days: pair(value) })}
        />,
      ),
    ),
  },
  'date time': controlled(null, (v, set) =>
    labelled('Appointment', <AntDatePicker id="w" showTime value={v} onChange={set} />),
  ),
  time: controlled(null, (v, set) =>
    labelled(
      'Arrival time',
      <AntTimePicker id="w" value={v?.value} onChange={(value, text) => set(value && { value, text })} />,
    ),
  ),
  month: controlled(null, (v, set) =>
    labelled('Start month', <AntDatePicker id="w" picker="month" value={v} onChange={set} />),
  ),
  week: controlled(null, (v, set) =>
    labelled(
      'Week',
      <AntDatePicker id="w" picker="week" value={v?.value} onChange={(value, text) => set(value && { value, text })} />,
    ),
  ),
  year: controlled(null, (v, set) =>
    labelled(
      'Graduation year',
      <AntDatePicker id="w" picker="year" value={v?.value} onChange={(value, text) => set(value && { value, text })} />,
    ),
  ),
  'no typing': controlled(null, (v, set) =>
    labelled('Departure date', <AntDatePicker id="w" inputReadOnly value={v} onChange={set} />),
  ),
});
