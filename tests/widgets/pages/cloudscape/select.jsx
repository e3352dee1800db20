import { FormField, Select, Multiselect, Autosuggest } from '@cloudscape-design/components';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const opts = fruits.map((f) => ({ label: f, value: f }));

showCases({
  select: {
    undo: false,
    show: controlled(null, (v, set) => (
      <FormField label="Favourite fruit">
        <Select
          selectedOption={v && { label: v, value: v }}
          options={opts}
          onChange={({ detail }) => set(detail.selectedOption.value)}
          placeholder="Choose"
        />
      </FormField>
    )),
  },
  'select filter': {
    undo: false,
    show: controlled(null, (v, set) => (
      <FormField label="Favourite fruit">
        <Select
          filteringType="auto"
          selectedOption={v && { label: v, value: v }}
          options={opts}
          onChange={({ detail }) => set(detail.selectedOption.value)}
          placeholder="Choose"
        />
      </FormField>
    )),
  },
  multiselect: controlled([], (v, set) => (
    <FormField label="Favourite fruits">
      <Multiselect
        selectedOptions={v.map((x) => ({ label: x, value: x }))}
        options={opts}
        onChange={({ detail }) => set(detail.selectedOptions.map((o) => o.value))}
        placeholder="Choose"
      />
    </FormField>
  )),
  autosuggest: controlled('', (v, set) => (
    <FormField label="Favourite fruit">
      <Autosuggest
        value={v}
        options={opts}
        onChange={({ detail }) => set(detail.value)}
        enteredTextLabel={(x) => `Use: "${x}"`}
      />
    </FormField>
  )),
});
