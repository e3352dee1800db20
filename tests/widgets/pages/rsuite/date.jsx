import { DateInput, DatePicker, DateRangePicker, Form, TimePicker } from 'rsuite';
import 'rsuite/dist/rsuite.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const labelled = (label, inner) => (
  <Form.Group controlId="w">
    <Form.Label>{label}</Form.Label>
    {inner}
  </Form.Group>
);

/** While it is typed the component hands over invalid dates, which the application must hand back. */
const local = (d) =>
  d && !Number.isNaN(d.getTime()) ? `${d.toLocaleDateString('en-CA')} ${d.toTimeString().slice(0, 5)}` : null;

const told = (set) => (d) => set(d && { v: d, text: local(d) });

const toldBoth = (set) => (d) => set(d && { v: d, text: d.map(local) });

showCases({
  'date picker': controlled(null, (v, set) =>
    labelled('Check-in date', <DatePicker id="w" value={v} onChange={set} />),
  ),
  'one tap': controlled(null, (v, set) =>
    labelled('Check-in date', <DatePicker id="w" oneTap value={v} onChange={set} />),
  ),
  'not editable': controlled(null, (v, set) =>
    labelled('Check-in date', <DatePicker id="w" oneTap editable={false} value={v} onChange={set} />),
  ),
  'date time': controlled(null, (v, set) =>
    labelled(
      'Appointment',
      <DatePicker id="w" format="MM/dd/yyyy hh:mm aa" showMeridiem value={v?.v} onChange={told(set)} />,
    ),
  ),
  'date time not editable': controlled(null, (v, set) =>
    labelled(
      'Appointment',
      <DatePicker id="w" format="yyyy-MM-dd HH:mm" editable={false} value={v?.v} onChange={told(set)} />,
    ),
  ),
  'time picker': controlled(null, (v, set) =>
    labelled('Arrival time', <TimePicker id="w" value={v?.v} onChange={told(set)} />),
  ),
  'time not editable': controlled(null, (v, set) =>
    labelled('Arrival time', <TimePicker id="w" editable={false} value={v?.v} onChange={told(set)} />),
  ),
  'month picker': controlled(null, (v, set) =>
    labelled('Start month', <DatePicker id="w" format="yyyy-MM" value={v?.v} onChange={told(set)} />),
  ),
  'date range': controlled(null, (v, set) =>
    labelled('Stay', <DateRangePicker id="w" value={v?.v} onChange={toldBoth(set)} />),
  ),
  'range not editable': controlled(null, (v, set) =>
    labelled('Stay', <DateRangePicker id="w" editable={false} value={v?.v} onChange={toldBoth(set)} />),
  ),
  'date input': controlled(null, (v, set) =>
    labelled('Date of birth', <DateInput id="w" value={v?.v} onChange={told(set)} />),
  ),
});
