import { useState } from 'react';
import {
  Listbox,
  ListboxButton,
  ListboxOptions,
  ListboxOption,
  Combobox,
  ComboboxInput,
  ComboboxButton,
  ComboboxOptions,
  ComboboxOption,
  Switch,
  RadioGroup,
  Radio,
  Checkbox,
  Field,
  Label,
} from '@headlessui/react';
import { controlled } from './support/react-case.jsx';
import { showCases, fruits } from './support/cases.js';

function Combo({ value, onChange }) {
  const [query, setQuery] = useState('');
  return (
    <Field>
      <Label>Fruit</Label>
      <Combobox value={value} onChange={onChange}>
        <ComboboxInput onChange={(e) => setQuery(e.target.value)} />
        <ComboboxButton>v</ComboboxButton>
        <ComboboxOptions>
          {fruits
            .filter((f) => f.toLowerCase().includes(query.toLowerCase()))
            .map((f) => (
              <ComboboxOption key={f} value={f}>
                {f}
              </ComboboxOption>
            ))}
        </ComboboxOptions>
      </Combobox>
    </Field>
  );
}
showCases({
  listbox: controlled(
    null,
    (v, set) => (
      <Field>
        <Label>Fruit</Label>
        <Listbox value={v} onChange={set}>
          <ListboxButton>{v ?? 'Choose'}</ListboxButton>
          <ListboxOptions anchor="bottom">
            {fruits.map((f) => (
              <ListboxOption key={f} value={f}>
                {f}
              </ListboxOption>
            ))}
          </ListboxOptions>
        </Listbox>
      </Field>
    ),
    { undo: false },
  ),
  combobox: controlled(null, (v, set) => <Combo value={v} onChange={set} />, { undo: false }),
  switch: controlled(false, (v, set) => (
    <Field>
      <Label>Gift wrapping</Label>
      <Switch checked={v} onChange={set} style={{ width: 40, height: 20 }} />
    </Field>
  )),
  checkbox: controlled(false, (v, set) => (
    <Field>
      <Checkbox checked={v} onChange={set} style={{ display: 'block', width: 20, height: 20 }} />
      <Label>Terms</Label>
    </Field>
  )),
  radio: controlled(
    '',
    (v, set) => (
      <RadioGroup value={v} onChange={set} aria-label="Plan">
        {['Basic', 'Pro'].map((x) => (
          <Field key={x}>
            <Radio value={x} style={{ display: 'block', width: 20, height: 20 }} />
            <Label>{x}</Label>
          </Field>
        ))}
      </RadioGroup>
    ),
    { undo: false },
  ),
});
