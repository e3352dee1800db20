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
  Field,
  Label,
} from '@headlessui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

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
  listbox: {
    ci: true,
    undo: false,
    show: controlled(null, (v, set) => (
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
    )),
  },
  combobox: { ci: true, undo: false, show: controlled(null, (v, set) => <Combo value={v} onChange={set} />) },
});
