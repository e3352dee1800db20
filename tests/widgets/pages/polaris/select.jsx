import { Autocomplete, Combobox, Listbox, Select } from '@shopify/polaris';
import { useState } from 'react';
import { polaris } from '../support/polaris.jsx';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((label) => ({ label, value: label }));

function Searched({ value, set, allowMultiple }) {
  const [text, setText] = useState('');
  const found = options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  const select = (chosen) => {
    set(chosen);
    if (!allowMultiple) setText(chosen[0] ?? '');
  };
  return (
    <Autocomplete
      allowMultiple={allowMultiple}
      options={found}
      selected={value}
      onSelect={select}
      textField={
        <Autocomplete.TextField
          label={allowMultiple ? 'Favourite fruits' : 'Favourite fruit'}
          value={text}
          onChange={setText}
          autoComplete="off"
        />
      }
    />
  );
}

function Box({ value, set }) {
  const [text, setText] = useState('');
  return (
    <Combobox
      activator={<Combobox.TextField label="Favourite fruit" value={text} onChange={setText} autoComplete="off" />}
    >
      <Listbox
        onSelect={(one) => {
          set(one);
          setText(one);
        }}
      >
        {fruits.map((one) => (
          <Listbox.Option key={one} value={one} selected={value === one}>
            {one}
          </Listbox.Option>
        ))}
      </Listbox>
    </Combobox>
  );
}

showCases({
  select: polaris('', (v, set) => (
    <Select label="Favourite fruit" placeholder="Choose a fruit" options={options} value={v} onChange={set} />
  )),
  autocomplete: { undo: false, show: polaris([], (v, set) => <Searched value={v} set={set} />) },
  'autocomplete of several': polaris([], (v, set) => <Searched value={v} set={set} allowMultiple />),
  combobox: { undo: false, show: polaris('', (v, set) => <Box value={v} set={set} />) },
});
