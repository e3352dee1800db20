import { C } from '../support/react-spectrum.jsx';
import { DatePicker, DateRangePicker, TimeField, DateField } from '@adobe/react-spectrum';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  date: controlled(
    null,
    (v, set) => (
      <C>
        <DatePicker label="Check-in date" value={v} onChange={set} />
      </C>
    ),
    {},
  ),
  'date field': controlled(null, (v, set) => (
    <C>
      <DateField label="Birth date" value={v} onChange={set} />
    </C>
  )),
  'date time': controlled(null, (v, set) => (
    <C>
      <DatePicker label="Appointment" granularity="minute" value={v} onChange={set} />
    </C>
  )),
  range: controlled(null, (v, set) => (
    <C>
      <DateRangePicker label="Travel dates" value={v} onChange={set} />
    </C>
  )),
  time: controlled(null, (v, set) => (
    <C>
      <TimeField label="Appointment time" value={v} onChange={set} />
    </C>
  )),
});
