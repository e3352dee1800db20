import '@salt-ds/theme/index.css';
import { useState } from 'react';
import {
  SaltProvider,
  FormField,
  FormFieldLabel,
  Input,
  MultilineInput,
  Dropdown,
  ComboBox,
  Option,
  Checkbox,
  CheckboxGroup,
  RadioButton,
  RadioButtonGroup,
  Switch,
  Slider,
  RangeSlider,
  NumberInput,
  ToggleButton,
  ToggleButtonGroup,
  Rating,
} from '@salt-ds/core';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';
const S = ({ label, children }) => (
  <SaltProvider>
    <FormField>
      <FormFieldLabel>{label}</FormFieldLabel>
      {children}
    </FormField>
  </SaltProvider>
);
const options = fruits.map((o) => <Option value={o} key={o} />);
function Combo({ v, set }) {
  const [typed, setTyped] = useState('');
  return (
    <ComboBox
      value={typed}
      selected={v}
      onChange={(e) => setTyped(e.target.value)}
      onSelectionChange={(e, s) => {
        set(s);
        setTyped(s[0] ?? '');
      }}
    >
      {fruits
        .filter((o) => o.toLowerCase().includes(typed.trim().toLowerCase()))
        .map((o) => (
          <Option value={o} key={o} />
        ))}
    </ComboBox>
  );
}
function Many({ v, set }) {
  const [typed, setTyped] = useState('');
  return (
    <ComboBox
      multiselect
      value={typed}
      selected={v}
      onChange={(e) => setTyped(e.target.value)}
      onSelectionChange={(e, s) => {
        set(s);
        setTyped('');
      }}
    >
      {fruits
        .filter((o) => o.toLowerCase().includes(typed.trim().toLowerCase()))
        .map((o) => (
          <Option value={o} key={o} />
        ))}
    </ComboBox>
  );
}
showCases({
  input: controlled('', (v, set) => (
    <S label="First name">
      <Input value={v} onChange={(e) => set(e.target.value)} />
    </S>
  )),
  multiline: controlled('', (v, set) => (
    <S label="Comments">
      <MultilineInput value={v} onChange={(e) => set(e.target.value)} />
    </S>
  )),
  dropdown: controlled(
    [],
    (v, set) => (
      <S label="Favourite fruit">
        <Dropdown selected={v} onSelectionChange={(e, s) => set(s)}>
          {options}
        </Dropdown>
      </S>
    ),
    { undo: false },
  ),
  'dropdown many': controlled([], (v, set) => (
    <S label="Fruits you like">
      <Dropdown
        multiselect
        selected={v}
        value={v.length < 2 ? v[0] : v.join(', ')}
        onSelectionChange={(e, s) => set(s)}
      >
        {options}
      </Dropdown>
    </S>
  )),
  combobox: controlled([], (v, set) => (
    <S label="Favourite fruit">
      <Combo v={v} set={set} />
    </S>
  )),
  'combobox many': controlled([], (v, set) => (
    <S label="Fruits you like">
      <Many v={v} set={set} />
    </S>
  )),
  checkbox: controlled(false, (v, set) => (
    <SaltProvider>
      <Checkbox label="I agree to the terms" checked={v} onChange={(e) => set(e.target.checked)} />
    </SaltProvider>
  )),
  checkboxes: controlled([], (v, set) => (
    <S label="Fruits you like">
      <CheckboxGroup
        checkedValues={v}
        onChange={(e) =>
          set(v.includes(e.target.value) ? v.filter((o) => o !== e.target.value) : [...v, e.target.value])
        }
      >
        {fruits.slice(0, 4).map((o) => (
          <Checkbox key={o} label={o} value={o} />
        ))}
      </CheckboxGroup>
    </S>
  )),
  radios: controlled(
    '',
    (v, set) => (
      <S label="Favourite fruit">
        <RadioButtonGroup value={v} onChange={(e) => set(e.target.value)}>
          {fruits.slice(0, 4).map((o) => (
            <RadioButton key={o} label={o} value={o} />
          ))}
        </RadioButtonGroup>
      </S>
    ),
    { undo: false },
  ),
  switch: controlled(false, (v, set) => (
    <SaltProvider>
      <Switch label="Newsletter" checked={v} onChange={(e) => set(e.target.checked)} />
    </SaltProvider>
  )),
  slider: controlled(3, (v, set) => (
    <S label="Volume">
      <Slider value={v} min={0} max={10} onChange={(e, n) => set(n)} />
    </S>
  )),
  'range slider': controlled([2, 5], (v, set) => (
    <S label="Price range">
      <RangeSlider value={v} min={0} max={10} onChange={(e, n) => set(n)} />
    </S>
  )),
  number: controlled('', (v, set) => (
    <S label="Number of guests">
      <NumberInput value={v} min={1} max={9} onChange={(e, n) => set(n)} />
    </S>
  )),
  toggles: controlled('small', (v, set) => (
    <SaltProvider>
      <p id="ts">T-shirt size</p>
      <ToggleButtonGroup aria-labelledby="ts" value={v} onChange={(e) => set(e.currentTarget.value)}>
        {['small', 'medium', 'large'].map((o) => (
          <ToggleButton key={o} value={o}>
            {o}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </SaltProvider>
  )),
  rating: controlled(
    0,
    (v, set) => (
      <S label="Your rating">
        <Rating value={v} onChange={(e, n) => set(n)} />
      </S>
    ),
    { undo: false },
  ),
});
