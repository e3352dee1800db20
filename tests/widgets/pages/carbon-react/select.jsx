import '@carbon/styles/css/styles.css';
import { ComboBox, Dropdown, FilterableMultiSelect, MultiSelect, Select, SelectItem } from '@carbon/react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

showCases({
  select: controlled('', (v, set) => (
    <Select id="a" labelText="Favourite fruit" value={v} onChange={(e) => set(e.target.value)}>
      <SelectItem text="Choose" value="" />
      {fruits.map((f) => (
        <SelectItem key={f} text={f} value={f} />
      ))}
    </Select>
  )),
  dropdown: {
    undo: false,
    show: controlled(null, (v, set) => (
      <Dropdown
        id="a"
        titleText="Favourite fruit"
        label="Choose an option"
        items={fruits}
        selectedItem={v}
        onChange={({ selectedItem }) => set(selectedItem)}
      />
    )),
  },
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
});
