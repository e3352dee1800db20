import { m } from '../support/mantine-variants.jsx';
import { mantine } from '../support/mantine.jsx';
import {
  DateInput,
  DatePickerInput,
  TimeInput,
  DatePicker,
  DateTimePicker,
  MonthPickerInput,
  TimePicker,
  YearPickerInput,
} from '@mantine/dates';
import { showCases } from '../support/cases.js';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { MantineProvider, Text } from '@mantine/core';
import { controlled } from '../support/react-case.jsx';

showCases({
  'date input': {
    ci: true,
    show: mantine(null, (v, set) => <DateInput label="Date" value={v} onChange={set} clearable />, {
      text: '2026-12-03',
      wantState: '2026-12-03',
    }),
  },
  'date picker': {
    ci: true,
    show: mantine(null, (v, set) => <DatePickerInput label="Date" value={v} onChange={set} clearable />, {
      text: '2026-12-03',
      wantState: '2026-12-03',
    }),
  },
  time: {
    ci: true,
    show: mantine('', (v, set) => <TimeInput label="Time" value={v} onChange={(e) => set(e.currentTarget.value)} />, {
      text: '14:30',
      wantState: '14:30',
    }),
  },
  mantine: {
    ci: true,
    undo: false,
    show: controlled(null, (v, set) => (
      <MantineProvider>
        <DatePickerInput label="Date of birth" placeholder="Pick date" value={v} onChange={set} />
      </MantineProvider>
    )),
  },
  'date range': m([null, null], (v, set) => (
    <DatePickerInput type="range" label="Travel dates" placeholder="Pick dates range" value={v} onChange={set} />
  )),
  'date multiple': m([], (v, set) => (
    <DatePickerInput type="multiple" label="Delivery days" placeholder="Pick dates" value={v} onChange={set} />
  )),
  'date inline': {
    ci: true,
    show: m(null, (v, set) => (
      <div>
        <Text>Check-in date</Text>
        <DatePicker allowDeselect value={v} onChange={set} />
      </div>
    )),
  },
  'date time': m(null, (v, set) => (
    <DateTimePicker label="Appointment" placeholder="Pick date and time" clearable value={v} onChange={set} />
  )),
  'month input': m(null, (v, set) => (
    <MonthPickerInput label="Billing month" placeholder="Pick date" clearable value={v} onChange={set} />
  )),
  'year input': m(null, (v, set) => (
    <YearPickerInput label="Year built" placeholder="Pick date" clearable value={v} onChange={set} />
  )),
  'time picker': m('', (v, set) => <TimePicker label="Arrival time" withDropdown clearable value={v} onChange={set} />),
  'date input format': m(null, (v, set) => (
    <DateInput
      label="Birth date"
      valueFormat="DD/MM/YYYY"
      placeholder="Date input"
      clearable
      value={v}
      onChange={set}
    />
  )),
});
