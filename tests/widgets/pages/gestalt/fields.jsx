import 'gestalt/dist/gestalt.css';
import 'gestalt-datepicker/dist/gestalt-datepicker.css';
import {
  Checkbox,
  ComboBox,
  NumberField,
  RadioGroup,
  SelectList,
  Switch,
  Tag,
  TextArea,
  TextField,
  Label,
} from 'gestalt';
import { DateField, DatePicker, DateRange } from 'gestalt-datepicker';
import { useState } from 'react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

function Many({ v, set }) {
  const [typed, setTyped] = useState('');
  return (
    <ComboBox
      id="many"
      label="Fruits you like"
      inputValue={typed}
      options={fruits.filter((f) => !v.includes(f)).map((f) => ({ label: f, value: f }))}
      onChange={({ value }) => setTyped(value)}
      onSelect={({ item }) => {
        set([...v, item.value]);
        setTyped('');
      }}
      onClear={() => set([])}
      noResultText="None"
      tags={v.map((one) => (
        <Tag key={one} text={one} onRemove={() => set(v.filter((o) => o !== one))} />
      ))}
    />
  );
}

showCases({
  text: controlled('', (v, set) => (
    <TextField id="a" label="First name" value={v} onChange={({ value }) => set(value)} />
  )),
  area: controlled('', (v, set) => <TextArea id="a" label="Comments" value={v} onChange={({ value }) => set(value)} />),
  number: controlled(undefined, (v, set) => (
    <NumberField id="a" label="Number of guests" min={1} max={12} value={v} onChange={({ value }) => set(value)} />
  )),
  select: {
    undo: false,
    show: controlled(null, (v, set) => (
      <SelectList id="a" label="Favourite fruit" placeholder="Choose" value={v} onChange={({ value }) => set(value)}>
        {fruits.map((f) => (
          <SelectList.Option key={f} label={f} value={f} />
        ))}
      </SelectList>
    )),
  },
  combobox: controlled(null, (v, set) => (
    <ComboBox
      id="a"
      label="Favourite fruit"
      options={fruits.map((f) => ({ label: f, value: f }))}
      onSelect={({ item }) => set(item.value)}
      onClear={() => set(null)}
      noResultText="None"
    />
  )),
  'combobox many': controlled([], (v, set) => <Many v={v} set={set} />),
  checkbox: controlled(false, (v, set) => (
    <Checkbox id="a" label="I accept the terms" checked={v} onChange={({ checked }) => set(checked)} />
  )),
  radios: {
    undo: false,
    show: controlled('', (v, set) => (
      <RadioGroup id="g" legend="Favourite fruit">
        {fruits.slice(0, 4).map((f) => (
          <RadioGroup.RadioButton
            key={f}
            id={f}
            label={f}
            name="fruit"
            value={f}
            checked={v === f}
            onChange={({ value, checked }) => set(checked ? f : v)}
          />
        ))}
      </RadioGroup>
    )),
  },
  switch: controlled(false, (v, set) => (
    <div>
      <Label htmlFor="a">Dark mode</Label>
      <Switch id="a" switched={v} onChange={({ value }) => set(value)} />
    </div>
  )),
  'date field': controlled(null, (v, set) => (
    <DateField
      id="a"
      label="Date of birth"
      name="bday"
      value={v}
      onChange={({ value }) => set(value)}
      onError={() => undefined}
      onClearInput={() => set(null)}
    />
  )),
  'date picker': controlled(null, (v, set) => (
    <DatePicker id="a" label="Check-in date" value={v} onChange={({ value }) => set(value)} />
  )),
  'date picker range': controlled([null, null], (v, set) => (
    <>
      <DatePicker
        id="a"
        label="Check-in date"
        value={v[0]}
        rangeSelector="start"
        rangeStartDate={v[0]}
        rangeEndDate={v[1]}
        onChange={({ value }) => set([value, v[1]])}
      />
      <DatePicker
        id="b"
        label="Check-out date"
        value={v[1]}
        rangeSelector="end"
        rangeStartDate={v[0]}
        rangeEndDate={v[1]}
        onChange={({ value }) => set([v[0], value])}
      />
    </>
  )),
  'date range': {
    undo: false,
    show: controlled([null, null], (v, set) => (
      <DateRange
        dateValue={{ startDate: v[0], endDate: v[1] }}
        onDateChange={(start, end) => set([start.value, end.value])}
        onDateError={{ startDate: () => undefined, endDate: () => undefined }}
        onSubmit={() => undefined}
        onCancel={() => undefined}
      />
    )),
  },
});
