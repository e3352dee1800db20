import DatetimeModule from 'react-datetime';
import 'react-datetime/css/react-datetime.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const Datetime = DatetimeModule.default ?? DatetimeModule;

const labelled = (label, inner) => (
  <div className="field">
    <label htmlFor="w">{label}</label>
    {inner}
  </div>
);

showCases({
  'react-datetime': controlled(null, (v, set) =>
    labelled('Appointment', <Datetime inputProps={{ id: 'w' }} value={v ?? ''} onChange={(m) => set(m || null)} />),
  ),
  date: controlled(null, (v, set) =>
    labelled(
      'Check-in date',
      <Datetime
        inputProps={{ id: 'w' }}
        timeFormat={false}
        closeOnSelect
        value={v ?? ''}
        onChange={(m) => set(m || null)}
      />,
    ),
  ),
});
