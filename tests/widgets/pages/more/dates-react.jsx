import { addDays } from 'date-fns';
import { DatePicker as AntDatePicker, TimePicker as AntTimePicker } from 'antd';
import { Calendar } from 'primereact/calendar';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { useState } from 'react';
import { DateRange, Calendar as RdrCalendar } from 'react-date-range';
import 'react-date-range/dist/styles.css';
import 'react-date-range/dist/theme/default.css';
import DatetimeModule from 'react-datetime';
import 'react-datetime/css/react-datetime.css';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { Popover } from 'radix-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const Datetime = DatetimeModule.default ?? DatetimeModule;
const labelled = (label, inner) => (
  <div className="field">
    <label htmlFor="w">{label}</label>
    {inner}
  </div>
);

function ShadcnDate({ value, onChange, label, ...props }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor="date">{label}</label>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <button type="button" id="date" className="w-48 justify-between font-normal">
            {value ? value.toLocaleDateString() : 'Select date'}
            <svg width="12" height="12" />
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content className="w-auto overflow-hidden p-0" align="start">
            <DayPicker
              mode="single"
              selected={value ?? undefined}
              onSelect={(day) => {
                onChange(day ?? null);
                setOpen(false);
              }}
              {...props}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}

const iso = (d) => (d ? d.toLocaleDateString('en-CA') : null);
const pair = (dates) => (dates ? dates.map((d) => (d ? iso(d.toDate ? d.toDate() : d) : null)) : null);

showCases({
  'shadcn date': controlled(null, (v, set) => <ShadcnDate label="Check-in date" value={v} onChange={set} />, {
    undo: false,
  }),
  'shadcn birth date': controlled(
    null,
    (v, set) => <ShadcnDate label="Date of birth" captionLayout="dropdown" value={v} onChange={set} />,
    { undo: false },
  ),
  'day-picker inline': controlled(
    null,
    (v, set) => (
      <div>
        <h3>Delivery date</h3>
        <DayPicker mode="single" selected={v ?? undefined} onSelect={(d) => set(d ?? null)} />
      </div>
    ),
    { undo: false },
  ),
  'antd range': controlled(null, (v, set) =>
    labelled(
      'Stay',
      <AntDatePicker.RangePicker
        id={{ start: 'w' }}
        value={v?.value}
        onChange={(value) => set(value && { value, days: pair(value) })}
      />,
    ),
  ),
  'antd date time': controlled(null, (v, set) =>
    labelled('Appointment', <AntDatePicker id="w" showTime value={v} onChange={set} />),
  ),
  'antd time': controlled(null, (v, set) =>
    labelled(
      'Arrival time',
      <AntTimePicker id="w" value={v?.value} onChange={(value, text) => set(value && { value, text })} />,
    ),
  ),
  'antd month': controlled(null, (v, set) =>
    labelled('Start month', <AntDatePicker id="w" picker="month" value={v} onChange={set} />),
  ),
  'antd week': controlled(null, (v, set) =>
    labelled(
      'Week',
      <AntDatePicker id="w" picker="week" value={v?.value} onChange={(value, text) => set(value && { value, text })} />,
    ),
  ),
  'antd year': controlled(null, (v, set) =>
    labelled(
      'Graduation year',
      <AntDatePicker id="w" picker="year" value={v?.value} onChange={(value, text) => set(value && { value, text })} />,
    ),
  ),
  'antd no typing': controlled(null, (v, set) =>
    labelled('Departure date', <AntDatePicker id="w" inputReadOnly value={v} onChange={set} />),
  ),
  'primereact calendar': controlled(null, (v, set) =>
    labelled('Check-in date', <Calendar inputId="w" value={v} onChange={(e) => set(e.value)} />),
  ),
  'primereact icon': controlled(null, (v, set) =>
    labelled(
      'Check-in date',
      <Calendar inputId="w" readOnlyInput showIcon showButtonBar value={v} onChange={(e) => set(e.value)} />,
    ),
  ),
  'primereact range': controlled(
    null,
    (v, set) =>
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
    { undo: false },
  ),
  'primereact time': controlled(
    null,
    (v, set) => labelled('Arrival time', <Calendar inputId="w" timeOnly value={v} onChange={(e) => set(e.value)} />),
    { undo: false },
  ),
  'primereact month': controlled(null, (v, set) =>
    labelled(
      'Start month',
      <Calendar inputId="w" view="month" dateFormat="mm/yy" value={v} onChange={(e) => set(e.value)} />,
    ),
  ),
  'primereact inline': controlled(
    null,
    (v, set) => (
      <div>
        <h3>Delivery date</h3>
        <Calendar inline value={v} onChange={(e) => set(e.value)} />
      </div>
    ),
    { undo: false },
  ),
  'react-datetime': controlled(null, (v, set) =>
    labelled('Appointment', <Datetime inputProps={{ id: 'w' }} value={v ?? ''} onChange={(m) => set(m || null)} />),
  ),
  'react-datetime date': controlled(null, (v, set) =>
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
  'react-date-range': controlled(
    [{ startDate: new Date(2026, 10, 21), endDate: addDays(new Date(2026, 10, 21), 1), key: 'selection' }],
    (v, set) => (
      <div>
        <h3>Travel dates</h3>
        <DateRange ranges={v} onChange={({ selection }) => set([selection])} />
      </div>
    ),
    { undo: false },
  ),
  'react-date-range calendar': controlled(
    null,
    (v, set) => (
      <div>
        <h3>Delivery date</h3>
        <RdrCalendar date={v ?? undefined} onChange={set} />
      </div>
    ),
    { undo: false },
  ),
});
