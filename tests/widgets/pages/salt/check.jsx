import { S } from '../support/salt.jsx';
import {
  SaltProvider,
  Checkbox,
  CheckboxGroup,
  RadioButton,
  RadioButtonGroup,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
  Rating,
} from '@salt-ds/core';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

showCases({
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
  radios: {
    undo: false,
    show: controlled('', (v, set) => (
      <S label="Favourite fruit">
        <RadioButtonGroup value={v} onChange={(e) => set(e.target.value)}>
          {fruits.slice(0, 4).map((o) => (
            <RadioButton key={o} label={o} value={o} />
          ))}
        </RadioButtonGroup>
      </S>
    )),
  },
  switch: controlled(false, (v, set) => (
    <SaltProvider>
      <Switch label="Newsletter" checked={v} onChange={(e) => set(e.target.checked)} />
    </SaltProvider>
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
  rating: {
    undo: false,
    show: controlled(0, (v, set) => (
      <S label="Your rating">
        <Rating value={v} onChange={(e, n) => set(n)} />
      </S>
    )),
  },
});
