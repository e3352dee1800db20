import { S } from '../support/salt.jsx';
import { useState } from 'react';
import { Dropdown, ComboBox, Option } from '@salt-ds/core';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

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
  dropdown: {
    undo: false,
    show: controlled([], (v, set) => (
      <S label="Favourite fruit">
        <Dropdown selected={v} onSelectionChange={(e, s) => set(s)}>
          {options}
        </Dropdown>
      </S>
    )),
  },
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
});
