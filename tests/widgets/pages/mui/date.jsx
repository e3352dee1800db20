import {
  LocalizationProvider,
  DatePicker,
  DateField,
  TimePicker,
  DateTimePicker,
  DesktopDatePicker,
  MobileDatePicker,
  DateCalendar,
  DesktopTimePicker,
  MobileDateTimePicker,
  MobileTimePicker,
  StaticDatePicker,
  TimeField,
  DateTimeField,
} from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const dates = (C, props) => (v, set) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <C label="Date of birth" value={v} onChange={set} {...props} />
  </LocalizationProvider>
);

const date = { text: '1992-04-17', wantPart: '1992-04-17' };

const dated = (initial, render, extra) =>
  controlled(
    initial,
    (v, set) => <LocalizationProvider dateAdapter={AdapterDayjs}>{render(v, set)}</LocalizationProvider>,
    extra,
  );

const iso = (set) => (d) => set(d && d.isValid() ? d.format('YYYY-MM-DDTHH:mm') : null);

showCases({
  'date picker': { ci: true, show: controlled(null, dates(DatePicker), date) },
  'desktop date picker': controlled(null, dates(DesktopDatePicker), date),
  'mobile date picker': { ci: true, show: controlled(null, dates(MobileDatePicker), date) },
  'date field': controlled(null, dates(DateField), date),
  'time picker': { ci: true, show: controlled(null, dates(TimePicker, { label: 'Start time' }), { text: '14:30' }) },
  'date time picker': controlled(null, dates(DateTimePicker), { text: '2026-12-03T14:30' }),
  'date format': dated(null, (v, set) => <DatePicker label="Check-in date" format="DD.MM.YYYY" onChange={iso(set)} />),
  'date clearable': dated(null, (v, set) => (
    <DatePicker label="Check-in date" slotProps={{ field: { clearable: true } }} onChange={iso(set)} />
  )),
  month: dated(null, (v, set) => <DatePicker label="Billing month" views={['month', 'year']} onChange={iso(set)} />),
  year: dated(null, (v, set) => <DatePicker label="Year built" views={['year']} onChange={iso(set)} />),
  'time desktop': dated(null, (v, set) => <DesktopTimePicker label="Arrival time" ampm={false} onChange={iso(set)} />),
  'time mobile': dated(null, (v, set) => <MobileTimePicker label="Arrival time" onChange={iso(set)} />),
  'time field': dated(null, (v, set) => <TimeField label="Arrival time" onChange={iso(set)} />),
  'date time 24': dated(null, (v, set) => <DateTimePicker label="Appointment" ampm={false} onChange={iso(set)} />),
  'date time mobile': dated(null, (v, set) => <MobileDateTimePicker label="Appointment" onChange={iso(set)} />),
  'date time field': dated(null, (v, set) => <DateTimeField label="Appointment" onChange={iso(set)} />),
  'static date': {
    ci: true,
    undo: false,
    show: dated(null, (v, set) => <StaticDatePicker displayStaticWrapperAs="desktop" onChange={iso(set)} />),
  },
  'calendar inline': {
    ci: true,
    undo: false,
    show: dated(null, (v, set) => (
      <div>
        <p>Check-in date</p>
        <DateCalendar onChange={iso(set)} />
      </div>
    )),
  },
});
