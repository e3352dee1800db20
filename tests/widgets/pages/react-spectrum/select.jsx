import { C } from '../support/react-spectrum.jsx';
import { Picker, Item, ComboBox, ListBox } from '@adobe/react-spectrum';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const items = fruits.map((name) => <Item key={name}>{name}</Item>);

showCases({
  picker: {
    undo: false,
    show: controlled(null, (v, set) => (
      <C>
        <Picker label="Favourite fruit" selectedKey={v} onSelectionChange={set}>
          {items}
        </Picker>
      </C>
    )),
  },
  combobox: controlled(null, (v, set) => (
    <C>
      <ComboBox label="Favourite fruit" selectedKey={v} onSelectionChange={set}>
        {items}
      </ComboBox>
    </C>
  )),
  'combobox custom': controlled('', (v, set) => (
    <C>
      <ComboBox label="Favourite fruit" allowsCustomValue inputValue={v} onInputChange={set}>
        {items}
      </ComboBox>
    </C>
  )),
  listbox: controlled([], (v, set) => (
    <C>
      <ListBox
        aria-label="Favourite fruits"
        width="size-2400"
        selectionMode="multiple"
        selectedKeys={v}
        onSelectionChange={(s) => set([...s])}
      >
        {items}
      </ListBox>
    </C>
  )),
});
