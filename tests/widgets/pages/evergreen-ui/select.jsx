import { Autocomplete, Button, Combobox, SelectField, SelectMenu, TagInput, TextInput } from 'evergreen-ui';
import { controlled } from '../support/react-case.jsx';
import { field, options } from '../support/evergreen-ui.jsx';
import { fruits, showCases } from '../support/cases.js';

showCases({
  'native select': controlled('', (v, set) => (
    <SelectField label="Favourite fruit" value={v} onChange={(e) => set(e.target.value)}>
      <option value="">Choose</option>
      {fruits.map((fruit) => (
        <option key={fruit}>{fruit}</option>
      ))}
    </SelectField>
  )),
  'select menu': {
    undo: false,
    show: field('', 'Favourite fruit', (v, set) => (
      <SelectMenu
        title="Select a fruit"
        options={options}
        selected={v}
        onSelect={(item) => set(item.value)}
        closeOnSelect
      >
        <Button type="button">{v || 'Select a fruit'}</Button>
      </SelectMenu>
    )),
  },
  combobox: field(null, 'Favourite fruit', (v, set) => (
    <Combobox items={fruits} selectedItem={v} onChange={set} placeholder="Fruit" />
  )),
  autocomplete: {
    undo: false,
    show: field('', 'Favourite fruit', (v, set) => (
      <Autocomplete items={fruits} selectedItem={v} onChange={set}>
        {({ getInputProps, getRef, inputValue }) => (
          <TextInput placeholder="Fruit" value={inputValue} ref={getRef} {...getInputProps()} />
        )}
      </Autocomplete>
    )),
  },
  tags: field([], 'Tags', (v, set) => <TagInput inputProps={{ placeholder: 'Add tags' }} values={v} onChange={set} />),
});
