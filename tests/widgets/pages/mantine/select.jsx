import { m } from '../support/mantine-variants.jsx';
import { mantine } from '../support/mantine.jsx';
import {
  Autocomplete,
  MultiSelect,
  Select,
  TagsInput,
  Combobox,
  NativeSelect,
  Pill,
  PillsInput,
  InputBase,
  Input,
  useCombobox,
} from '@mantine/core';
import { fruits, showCases } from '../support/cases.js';
import { useState } from 'react';

function FruitPills({ value, set }) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [search, setSearch] = useState('');
  const pick = (x) => set(value.includes(x) ? value.filter((y) => y !== x) : [...value, x]);
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.DropdownTarget>
        <PillsInput label="Favourite fruits" onClick={() => combobox.openDropdown()}>
          <Pill.Group>
            {value.map((x) => (
              <Pill key={x} withRemoveButton onRemove={() => pick(x)}>
                {x}
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                onFocus={() => combobox.openDropdown()}
                onBlur={() => combobox.closeDropdown()}
                value={search}
                placeholder="Search fruits"
                onChange={(e) => {
                  combobox.updateSelectedOptionIndex();
                  setSearch(e.currentTarget.value);
                }}
                onKeyDown={(e) => {
                  if (e.key === 'Backspace' && search === '') {
                    e.preventDefault();
                    set(value.slice(0, -1));
                  }
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options>
          {fruits
            .filter((x) => x.toLowerCase().includes(search.toLowerCase().trim()))
            .map((x) => (
              <Combobox.Option value={x} key={x}>
                {x}
              </Combobox.Option>
            ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function FruitButton({ value, set }) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(x) => {
        set(x);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <InputBase
          label="Favourite fruit"
          component="button"
          type="button"
          pointer
          rightSection={<Combobox.Chevron />}
          onClick={() => combobox.toggleDropdown()}
        >
          {value || <Input.Placeholder>Pick value</Input.Placeholder>}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options>
          {fruits.map((x) => (
            <Combobox.Option value={x} key={x}>
              {x}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

showCases({
  select: mantine(null, (v, set) => <Select label="Fruit" data={fruits} value={v} onChange={set} clearable />, {
    want: 'Cherry',
    wantState: 'Cherry',
  }),
  'select searchable': {
    ci: true,
    show: mantine(
      null,
      (v, set) => <Select label="Fruit" searchable data={fruits} value={v} onChange={set} clearable />,
      { want: 'Cherry', wantState: 'Cherry' },
    ),
  },
  'multi select': mantine([], (v, set) => <MultiSelect label="Fruits" data={fruits} value={v} onChange={set} />, {
    want: 'Cherry',
    wantState: ['Cherry'],
  }),
  autocomplete: {
    ci: true,
    show: mantine('', (v, set) => <Autocomplete label="Fruit" data={fruits} value={v} onChange={set} />),
  },
  tags: mantine([], (v, set) => <TagsInput label="Tags" value={v} onChange={set} />),
  'native select': {
    ci: true,
    show: m('', (v, set) => (
      <NativeSelect
        label="Favourite fruit"
        data={['', ...fruits]}
        value={v}
        onChange={(e) => set(e.currentTarget.value)}
      />
    )),
  },
  'select clearable': m(null, (v, set) => (
    <Select label="Favourite fruit" placeholder="Pick value" data={fruits} clearable value={v} onChange={set} />
  )),
  'select grouped': m(null, (v, set) => (
    <Select
      label="Favourite fruit"
      data={[
        { group: 'Sweet', items: fruits.slice(0, 4) },
        { group: 'Sour', items: fruits.slice(4) },
      ]}
      value={v}
      onChange={set}
    />
  )),
  'multi searchable': m([], (v, set) => (
    <MultiSelect
      label="Favourite fruits"
      placeholder="Pick value"
      searchable
      clearable
      hidePickedOptions
      data={fruits}
      value={v}
      onChange={set}
    />
  )),
  'tags suggestions': m([], (v, set) => (
    <TagsInput
      label="Tags"
      placeholder="Enter tag"
      data={['React', 'Angular', 'Svelte']}
      clearable
      value={v}
      onChange={set}
    />
  )),
  'custom pills': m([], (v, set) => <FruitPills value={v} set={set} />),
  'custom button': { undo: false, show: m(null, (v, set) => <FruitButton value={v} set={set} />) },
});
