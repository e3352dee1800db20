import '@patternfly/react-core/dist/styles/base.css';
import { useState } from 'react';
import {
  FormGroup,
  TextInput,
  Checkbox,
  Switch,
  Slider,
  Select,
  SelectList,
  SelectOption,
  MenuToggle,
  NumberInput,
  DatePicker,
  TimePicker,
  ToggleGroup,
  ToggleGroupItem,
} from '@patternfly/react-core';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';
const Sel = ({ v, set }) => {
  const [open, setOpen] = useState(false);
  return (
    <Select
      id="s"
      isOpen={open}
      selected={v}
      onSelect={(e, x) => {
        set(x);
        setOpen(false);
      }}
      onOpenChange={setOpen}
      toggle={(ref) => (
        <MenuToggle ref={ref} onClick={() => setOpen(!open)} isExpanded={open}>
          {v || 'Choose'}
        </MenuToggle>
      )}
    >
      <SelectList>
        {fruits.map((f) => (
          <SelectOption key={f} value={f}>
            {f}
          </SelectOption>
        ))}
      </SelectList>
    </Select>
  );
};
showCases(
  {
    text: controlled('', (v, set) => (
      <FormGroup label="Full name" fieldId="a">
        <TextInput id="a" value={v} onChange={(e, x) => set(x)} />
      </FormGroup>
    )),
    checkbox: controlled(false, (v, set) => (
      <Checkbox id="a" label="I accept the terms" isChecked={v} onChange={(e, x) => set(x)} />
    )),
    switch: controlled(false, (v, set) => (
      <Switch id="a" label="Notifications" isChecked={v} onChange={(e, x) => set(x)} />
    )),
    slider: controlled(0, (v, set) => (
      <FormGroup label="Volume">
        <Slider value={v} onChange={(e, x) => set(x)} />
      </FormGroup>
    )),
    select: controlled('', (v, set) => (
      <FormGroup label="Favourite fruit">
        <Sel v={v} set={set} />
      </FormGroup>
    )),
    number: controlled(0, (v, set) => (
      <FormGroup label="Quantity">
        <NumberInput
          value={v}
          onMinus={() => set(v - 1)}
          onPlus={() => set(v + 1)}
          onChange={(e) => set(Number(e.target.value))}
        />
      </FormGroup>
    )),
    'date picker': controlled('', (v, set) => (
      <FormGroup label="Check-in date">
        <DatePicker value={v} onChange={(e, x) => set(x)} />
      </FormGroup>
    )),
    'time picker': controlled('', (v, set) => (
      <FormGroup label="Start time">
        <TimePicker onChange={(e, x) => set(x)} />
      </FormGroup>
    )),
    'toggle group': controlled('', (v, set) => (
      <FormGroup label="View">
        <ToggleGroup aria-label="View">
          {['List', 'Grid'].map((x) => (
            <ToggleGroupItem key={x} text={x} buttonId={x} isSelected={v === x} onChange={() => set(x)} />
          ))}
        </ToggleGroup>
      </FormGroup>
    )),
  },
  ['select', 'toggle group'],
);
