import '../../node_modules/@heroui/styles/dist/heroui.min.css';
import { Calendar, DateField, DatePicker, DateRangePicker, Label, RangeCalendar, TimeField } from '@heroui/react';
import { parseDate, parseTime } from '@internationalized/date';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const Month = ({ of: Part, label }) => (
  <Part aria-label={label}>
    <Part.Header>
      <Part.YearPickerTrigger>
        <Part.YearPickerTriggerHeading />
        <Part.YearPickerTriggerIndicator />
      </Part.YearPickerTrigger>
      <Part.NavButton slot="previous" />
      <Part.NavButton slot="next" />
    </Part.Header>
    <Part.Grid>
      <Part.GridHeader>{(day) => <Part.HeaderCell>{day}</Part.HeaderCell>}</Part.GridHeader>
      <Part.GridBody>{(date) => <Part.Cell date={date} />}</Part.GridBody>
    </Part.Grid>
    <Part.YearPickerGrid>
      <Part.YearPickerGridBody>{({ year }) => <Part.YearPickerCell year={year} />}</Part.YearPickerGridBody>
    </Part.YearPickerGrid>
  </Part>
);

const Segments = (props) => (
  <DateField.Input {...props}>{(segment) => <DateField.Segment segment={segment} />}</DateField.Input>
);

const text = (x) => x && x.toString();

showCases({
  date: controlled(null, (v, set) => (
    <DatePicker value={v && parseDate(v)} onChange={(x) => set(text(x))}>
      <Label>Check-in date</Label>
      <DateField.Group>
        <Segments />
        <DateField.Suffix>
          <DatePicker.Trigger>
            <DatePicker.TriggerIndicator />
          </DatePicker.Trigger>
        </DateField.Suffix>
      </DateField.Group>
      <DatePicker.Popover>
        <Month of={Calendar} label="Check-in date" />
      </DatePicker.Popover>
    </DatePicker>
  )),
  'date field': controlled(null, (v, set) => (
    <DateField value={v && parseDate(v)} onChange={(x) => set(text(x))}>
      <Label>Date of birth</Label>
      <DateField.Group>
        <Segments />
      </DateField.Group>
    </DateField>
  )),
  'date range': controlled(null, (v, set) => (
    <DateRangePicker
      value={v && { start: parseDate(v[0]), end: parseDate(v[1]) }}
      onChange={(x) => set(x && [text(x.start), text(x.end)])}
    >
      <Label>Travel dates</Label>
      <DateField.Group>
        <DateField.InputContainer>
          <Segments slot="start" />
          <DateRangePicker.RangeSeparator />
          <Segments slot="end" />
        </DateField.InputContainer>
        <DateField.Suffix>
          <DateRangePicker.Trigger>
            <DateRangePicker.TriggerIndicator />
          </DateRangePicker.Trigger>
        </DateField.Suffix>
      </DateField.Group>
      <DateRangePicker.Popover>
        <Month of={RangeCalendar} label="Travel dates" />
      </DateRangePicker.Popover>
    </DateRangePicker>
  )),
  calendar: {
    undo: false,
    show: controlled(null, (v, set) => (
      <div>
        <Label>Check-in date</Label>
        <Calendar aria-label="Check-in date" value={v && parseDate(v)} onChange={(x) => set(text(x))}>
          <Calendar.Header>
            <Calendar.Heading />
            <Calendar.NavButton slot="previous" />
            <Calendar.NavButton slot="next" />
          </Calendar.Header>
          <Calendar.Grid>
            <Calendar.GridHeader>{(day) => <Calendar.HeaderCell>{day}</Calendar.HeaderCell>}</Calendar.GridHeader>
            <Calendar.GridBody>{(date) => <Calendar.Cell date={date} />}</Calendar.GridBody>
          </Calendar.Grid>
        </Calendar>
      </div>
    )),
  },
  time: controlled(null, (v, set) => (
    <TimeField value={v && parseTime(v)} onChange={(x) => set(text(x))}>
      <Label>Start time</Label>
      <TimeField.Group>
        <TimeField.Input>{(segment) => <TimeField.Segment segment={segment} />}</TimeField.Input>
      </TimeField.Group>
    </TimeField>
  )),
});
