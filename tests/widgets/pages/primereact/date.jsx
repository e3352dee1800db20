import { Calendar } from 'primereact/calendar';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const labelled = (label, inner) => (
  <div className="field">
    <label htmlFor="w">{label}</label>
    {inner}
  </div>
);

const iso = (d) => (d ? d.toLocaleDateString('en-CA') : null);

const pair = (dates) => (dates ? dates.map((d) => (d ? iso(d.toDate ? d.toDate() : d) : null)) : null);

showCases({
  calendar: controlled(null, (v, set) =>
    labelled('Check-in date', <Calendar inputId="w" value={v} onChange={(e) => set(e.value)} />),
  ),
  icon: controlled(null, (v, set) =>
    labelled(
      'Check-in date',
      <Calendar inputId="w" readOnlyInput showIcon showButtonBar value={v} onChange={(e) => set(e.value)} />,
    ),
  ),
  range: {
    undo: false,
    show: controlled(null, (v, set) =>
      labelled(
        'Stay',
        <Calendar
          inputId="w"
          selectionMode="range"
          readOnlyInput
          value={v?.value}
          onChange={(e) => set(e.value && { value: e.value, days: pair(e.value) })}
        />,
      ),
    ),
  },
  time: {
    undo: false,
    show: controlled(null, (v, set) =>
      labelled('Arrival time', <Calendar inputId="w" timeOnly value={v} onChange={(e) => set(e.value)} />),
    ),
  },
  month: controlled(null, (v, set) =>
    labelled(
      'Start month',
      <Calendar inputId="w" view="month" dateFormat="mm/yy" value={v} onChange={(e) => set(e.value)} />,
    ),
  ),
  inline: {
    undo: false,
    show: controlled(null, (v, set) => (
      <div>
        <h3>Delivery date</h3>
        <Calendar inline value={v} onChange={(e) => set(e.value)} />
      </div>
    )),
  },
});
