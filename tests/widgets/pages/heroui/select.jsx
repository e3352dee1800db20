import '../../node_modules/@heroui/styles/dist/heroui.min.css';
import { Autocomplete, ComboBox, Input, Label, ListBox, SearchField, Select, useFilter } from '@heroui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const items = fruits.map((name) => (
  <ListBox.Item key={name} id={name.toLowerCase()} textValue={name}>
    {name}
    <ListBox.ItemIndicator />
  </ListBox.Item>
));

function Search({ v, set }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete placeholder="Search a fruit" selectionMode="single" value={v} onChange={set}>
      <Label>Favourite fruit</Label>
      <Autocomplete.Trigger>
        <Autocomplete.Value />
        <Autocomplete.ClearButton />
        <Autocomplete.Indicator />
      </Autocomplete.Trigger>
      <Autocomplete.Popover>
        <Autocomplete.Filter filter={contains}>
          <SearchField autoFocus name="search">
            <SearchField.Group>
              <SearchField.SearchIcon />
              <SearchField.Input placeholder="Search…" />
              <SearchField.ClearButton />
            </SearchField.Group>
          </SearchField>
          <ListBox>{items}</ListBox>
        </Autocomplete.Filter>
      </Autocomplete.Popover>
    </Autocomplete>
  );
}

showCases({
  select: {
    undo: false,
    show: controlled(null, (v, set) => (
      <Select placeholder="Select one" value={v} onChange={set}>
        <Label>Favourite fruit</Label>
        <Select.Trigger>
          <Select.Value />
          <Select.Indicator />
        </Select.Trigger>
        <Select.Popover>
          <ListBox>{items}</ListBox>
        </Select.Popover>
      </Select>
    )),
  },
  'select multiple': controlled([], (v, set) => (
    <Select placeholder="Select fruits" selectionMode="multiple" value={v} onChange={set}>
      <Label>Favourite fruits</Label>
      <Select.Trigger>
        <Select.Value />
        <Select.Indicator />
      </Select.Trigger>
      <Select.Popover>
        <ListBox selectionMode="multiple">{items}</ListBox>
      </Select.Popover>
    </Select>
  )),
  combobox: controlled(null, (v, set) => (
    <ComboBox selectedKey={v} onSelectionChange={set}>
      <Label>Favourite fruit</Label>
      <ComboBox.InputGroup>
        <Input placeholder="Search fruits" />
        <ComboBox.Trigger />
      </ComboBox.InputGroup>
      <ComboBox.Popover>
        <ListBox>{items}</ListBox>
      </ComboBox.Popover>
    </ComboBox>
  )),
  autocomplete: controlled(null, (v, set) => <Search v={v} set={set} />),
  listbox: controlled([], (v, set) => (
    <div>
      <Label>Favourite fruits</Label>
      <ListBox
        aria-label="Favourite fruits"
        selectionMode="multiple"
        selectedKeys={v}
        onSelectionChange={(k) => set([...k])}
      >
        {items.slice(0, 5)}
      </ListBox>
    </div>
  )),
});
