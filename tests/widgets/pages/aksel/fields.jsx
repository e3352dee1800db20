import '@navikt/ds-css';
import {
  Checkbox,
  CheckboxGroup,
  ConfirmationPanel,
  Chips,
  DatePicker,
  FileUpload,
  MonthPicker,
  Radio,
  RadioGroup,
  Select,
  Switch,
  TextField,
  Textarea,
  ToggleGroup,
  UNSAFE_Combobox as Combobox,
  useDatepicker,
  useMonthpicker,
  useRangeDatepicker,
} from '@navikt/ds-react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

function OneDate({ set }) {
  const { datepickerProps, inputProps } = useDatepicker({ locale: 'en', onDateChange: (d) => set(d ?? null) });
  return (
    <DatePicker {...datepickerProps}>
      <DatePicker.Input {...inputProps} label="Check-in date" />
    </DatePicker>
  );
}

function Dropdown({ set }) {
  const { datepickerProps, inputProps } = useDatepicker({
    locale: 'en',
    inputFormat: 'dd.MM.yyyy',
    fromDate: new Date('1930-01-01'),
    toDate: new Date('2030-12-31'),
    onDateChange: (d) => set(d ?? null),
  });
  return (
    <DatePicker {...datepickerProps} dropdownCaption>
      <DatePicker.Input {...inputProps} label="Date of birth" />
    </DatePicker>
  );
}

function Range({ set }) {
  const { datepickerProps, fromInputProps, toInputProps } = useRangeDatepicker({
    locale: 'en',
    onRangeChange: (r) => set(r ?? {}),
  });
  return (
    <DatePicker {...datepickerProps}>
      <DatePicker.Input {...fromInputProps} label="Arrival" />
      <DatePicker.Input {...toInputProps} label="Departure" />
    </DatePicker>
  );
}

function Month({ set }) {
  const { monthpickerProps, inputProps } = useMonthpicker({ locale: 'en', onMonthChange: (d) => set(d ?? null) });
  return (
    <MonthPicker {...monthpickerProps}>
      <MonthPicker.Input {...inputProps} label="Start month" />
    </MonthPicker>
  );
}

const picked = (v, set) => (o, is) => set((old) => (is ? [...old, o] : old.filter((one) => one !== o)));

showCases({
  text: controlled('', (v, set) => <TextField label="First name" value={v} onChange={(e) => set(e.target.value)} />),
  email: controlled('', (v, set) => (
    <TextField label="Email" type="email" value={v} onChange={(e) => set(e.target.value)} />
  )),
  area: controlled('', (v, set) => (
    <Textarea label="Comments" maxLength={200} value={v} onChange={(e) => set(e.target.value)} />
  )),
  select: controlled('', (v, set) => (
    <Select label="Favourite fruit" value={v} onChange={(e) => set(e.target.value)}>
      <option value="">Choose</option>
      {fruits.map((f) => (
        <option key={f}>{f}</option>
      ))}
    </Select>
  )),
  combobox: controlled([], (v, set) => (
    <Combobox label="Favourite fruit" options={fruits} selectedOptions={v} onToggleSelected={picked(v, set)} />
  )),
  'combobox uncontrolled': controlled([], (v, set) => (
    <Combobox label="Favourite fruit" options={fruits} onToggleSelected={picked(v, set)} />
  )),
  'combobox many': controlled([], (v, set) => (
    <Combobox
      label="Fruits you like"
      isMultiSelect
      options={fruits}
      selectedOptions={v}
      onToggleSelected={picked(v, set)}
    />
  )),
  'combobox new': controlled([], (v, set) => (
    <Combobox label="Fruits you like" isMultiSelect allowNewValues options={fruits} onToggleSelected={picked(v, set)} />
  )),
  checkbox: controlled(false, (v, set) => (
    <Checkbox checked={v} onChange={(e) => set(e.target.checked)}>
      I accept the terms
    </Checkbox>
  )),
  checkboxes: controlled([], (v, set) => (
    <CheckboxGroup legend="Fruits you like" value={v} onChange={set}>
      {fruits.slice(0, 4).map((f) => (
        <Checkbox key={f} value={f}>
          {f}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )),
  confirmation: controlled(false, (v, set) => (
    <ConfirmationPanel checked={v} label="Yes, I agree" onChange={() => set((x) => !x)}>
      To go on you must accept the terms.
    </ConfirmationPanel>
  )),
  radios: {
    undo: false,
    show: controlled('', (v, set) => (
      <RadioGroup legend="Favourite fruit" value={v} onChange={set}>
        {fruits.slice(0, 4).map((f) => (
          <Radio key={f} value={f}>
            {f}
          </Radio>
        ))}
      </RadioGroup>
    )),
  },
  switch: controlled(false, (v, set) => (
    <Switch checked={v} onChange={(e) => set(e.target.checked)}>
      Dark mode
    </Switch>
  )),
  toggles: controlled('small', (v, set) => (
    <ToggleGroup label="T-shirt size" value={v} onChange={set}>
      <ToggleGroup.Item value="small">Small</ToggleGroup.Item>
      <ToggleGroup.Item value="medium">Medium</ToggleGroup.Item>
      <ToggleGroup.Item value="large">Large</ToggleGroup.Item>
    </ToggleGroup>
  )),
  chips: controlled([], (v, set) => (
    <fieldset>
      <legend>Fruits you like</legend>
      <Chips>
        {fruits.slice(0, 4).map((f) => (
          <Chips.Toggle
            key={f}
            selected={v.includes(f)}
            onClick={() => set(v.includes(f) ? v.filter((o) => o !== f) : [...v, f])}
          >
            {f}
          </Chips.Toggle>
        ))}
      </Chips>
    </fieldset>
  )),
  date: controlled(null, (v, set) => <OneDate set={set} />),
  'date of birth': controlled(null, (v, set) => <Dropdown set={set} />),
  'date range': controlled({}, (v, set) => <Range set={set} />),
  month: controlled(null, (v, set) => <Month set={set} />),
  file: {
    undo: false,
    show: controlled([], (v, set) => (
      <FileUpload.Dropzone label="Documents" onSelect={(files) => set(files.map(({ file }) => file.name))} />
    )),
  },
});
