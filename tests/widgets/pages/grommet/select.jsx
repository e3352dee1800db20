import { c } from '../support/grommet.jsx';
import { FormField, TextInput, Select } from 'grommet';
import { showCases, fruits } from '../support/cases.js';

showCases({
  suggestions: c('', (v, set) => (
    <FormField label="Favourite fruit" htmlFor="a">
      <TextInput
        id="a"
        value={v}
        suggestions={fruits}
        onChange={(e) => set(e.target.value)}
        onSuggestionSelect={(e) => set(e.suggestion)}
      />
    </FormField>
  )),
  select: {
    undo: false,
    show: c('', (v, set) => (
      <FormField label="Favourite fruit" htmlFor="a__input">
        <Select id="a" options={fruits} value={v} onChange={({ option }) => set(option)} />
      </FormField>
    )),
  },
  'select multiple': c([], (v, set) => (
    <FormField label="Favourite fruits" htmlFor="a__input">
      <Select id="a" multiple closeOnChange={false} options={fruits} value={v} onChange={({ value }) => set(value)} />
    </FormField>
  )),
});
