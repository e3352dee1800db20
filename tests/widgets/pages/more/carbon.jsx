import '@carbon/styles/css/styles.css';
import {
  Checkbox,
  ComboBox,
  DatePicker,
  DatePickerInput,
  Dropdown,
  FilterableMultiSelect,
  MultiSelect,
  NumberInput,
  PasswordInput,
  RadioButton,
  RadioButtonGroup,
  RadioTile,
  Select,
  SelectItem,
  Slider,
  TextArea,
  TextInput,
  TileGroup,
  TimePicker,
  Toggle,
} from '@carbon/react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';
showCases(
  {
    'text input': controlled('', (v, set) => (
      <TextInput id="a" labelText="Full name" value={v} onChange={(e) => set(e.target.value)} />
    )),
    password: controlled('', (v, set) => (
      <PasswordInput id="a" labelText="Password" value={v} onChange={(e) => set(e.target.value)} />
    )),
    'text area': controlled('', (v, set) => (
      <TextArea id="a" labelText="Message" value={v} onChange={(e) => set(e.target.value)} />
    )),
    number: controlled(0, (v, set) => (
      <NumberInput id="a" label="Quantity" min={0} max={50} value={v} onChange={(e, s) => set(s.value)} />
    )),
    checkbox: controlled(false, (v, set) => (
      <Checkbox id="a" labelText="I accept the terms" checked={v} onChange={(e, s) => set(s.checked)} />
    )),
    toggle: controlled(false, (v, set) => <Toggle id="a" labelText="Notifications" toggled={v} onToggle={set} />),
    radio: controlled('', (v, set) => (
      <RadioButtonGroup legendText="Plan" name="plan" valueSelected={v} onChange={set}>
        <RadioButton labelText="Free" value="Free" />
        <RadioButton labelText="Pro" value="Pro" />
      </RadioButtonGroup>
    )),
    slider: controlled(5, (v, set) => (
      <Slider labelText="Volume" min={0} max={100} value={v} onChange={({ value }) => set(value)} />
    )),
    select: controlled('', (v, set) => (
      <Select id="a" labelText="Favourite fruit" value={v} onChange={(e) => set(e.target.value)}>
        <SelectItem text="Choose" value="" />
        {fruits.map((f) => (
          <SelectItem key={f} text={f} value={f} />
        ))}
      </Select>
    )),
    dropdown: controlled(null, (v, set) => (
      <Dropdown
        id="a"
        titleText="Favourite fruit"
        label="Choose an option"
        items={fruits}
        selectedItem={v}
        onChange={({ selectedItem }) => set(selectedItem)}
      />
    )),
    'combo box': controlled(null, (v, set) => (
      <ComboBox
        id="a"
        titleText="Favourite fruit"
        items={fruits}
        selectedItem={v}
        onChange={({ selectedItem }) => set(selectedItem ?? null)}
      />
    )),
    'multi select': controlled([], (v, set) => (
      <MultiSelect
        id="a"
        titleText="Favourite fruits"
        label="Choose options"
        items={fruits}
        selectedItems={v}
        onChange={({ selectedItems }) => set(selectedItems)}
        itemToString={(x) => x ?? ''}
      />
    )),
    'filterable multi': controlled([], (v, set) => (
      <FilterableMultiSelect
        id="a"
        titleText="Favourite fruits"
        items={fruits}
        selectedItems={v}
        onChange={({ selectedItems }) => set(selectedItems)}
        itemToString={(x) => x ?? ''}
      />
    )),
    'date picker': controlled(null, (v, set) => (
      <DatePicker datePickerType="single" value={v} onChange={([d]) => set(d ?? null)}>
        <DatePickerInput id="a" labelText="Check-in date" placeholder="mm/dd/yyyy" />
      </DatePicker>
    )),
    'date range': controlled(null, (v, set) => (
      <DatePicker datePickerType="range" onChange={(d) => set(d.map((x) => x.toISOString()))}>
        <DatePickerInput id="a" labelText="Start date" placeholder="mm/dd/yyyy" />
        <DatePickerInput id="b" labelText="End date" placeholder="mm/dd/yyyy" />
      </DatePicker>
    )),
    'time picker': controlled('', (v, set) => (
      <TimePicker id="a" labelText="Start time" value={v} onChange={(e) => set(e.target.value)} />
    )),
    'radio tiles': controlled('', (v, set) => (
      <TileGroup legend="Plan" name="t" valueSelected={v} onChange={set}>
        <RadioTile value="Free" id="r1">
          Free
        </RadioTile>
        <RadioTile value="Pro" id="r2">
          Pro
        </RadioTile>
      </TileGroup>
    )),
  },
  ['radio', 'dropdown', 'date range', 'radio tiles'],
);
