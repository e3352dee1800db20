import { useState } from 'react';
import {
  Combobox,
  Dropdown,
  Field,
  FluentProvider,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  Option,
  OptionGroup,
  TagPicker,
  TagPickerControl,
  TagPickerGroup,
  TagPickerInput,
  TagPickerList,
  TagPickerOption,
  webLightTheme,
} from '@fluentui/react-components';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

const fluent = (initial, render, extra) =>
  controlled(initial, (v, set) => <FluentProvider theme={webLightTheme}>{render(v, set)}</FluentProvider>, extra);

const options = fruits.map((fruit) => <Option key={fruit}>{fruit}</Option>);

function Filtered({ onChange }) {
  const [query, setQuery] = useState('');
  const shown = fruits.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()));
  return (
    <Field label="Favourite fruit">
      <Combobox
        placeholder="Select a fruit"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onOptionSelect={(_, data) => {
          setQuery(data.optionText ?? '');
          onChange(data.optionValue ?? null);
        }}
      >
        {shown.length > 0 ? (
          shown.map((fruit) => <Option key={fruit}>{fruit}</Option>)
        ) : (
          <Option disabled text="">
            No results found
          </Option>
        )}
      </Combobox>
    </Field>
  );
}

function Tags({ value, onChange }) {
  const free = fruits.filter((fruit) => !value.includes(fruit));
  return (
    <Field label="Favourite fruits">
      <TagPicker onOptionSelect={(_, data) => onChange(data.selectedOptions)} selectedOptions={value}>
        <TagPickerControl>
          <TagPickerGroup>
            {value.map((fruit) => (
              <InteractionTag key={fruit} value={fruit}>
                <InteractionTagPrimary>{fruit}</InteractionTagPrimary>
                <InteractionTagSecondary aria-label="remove" />
              </InteractionTag>
            ))}
          </TagPickerGroup>
          <TagPickerInput />
        </TagPickerControl>
        <TagPickerList>
          {free.map((fruit) => (
            <TagPickerOption value={fruit} key={fruit}>
              {fruit}
            </TagPickerOption>
          ))}
        </TagPickerList>
      </TagPicker>
    </Field>
  );
}

showCases({
  dropdown: {
    undo: false,
    show: fluent(null, (v, set) => (
      <Field label="Favourite fruit">
        <Dropdown placeholder="Select a fruit" onOptionSelect={(_, data) => set(data.optionValue ?? null)}>
          {options}
        </Dropdown>
      </Field>
    )),
  },
  'dropdown clearable': fluent(null, (v, set) => (
    <Field label="Favourite fruit">
      <Dropdown clearable placeholder="Select a fruit" onOptionSelect={(_, data) => set(data.optionValue ?? null)}>
        {options}
      </Dropdown>
    </Field>
  )),
  'dropdown multiple': fluent([], (v, set) => (
    <Field label="Favourite fruits">
      <Dropdown multiselect placeholder="Select fruits" onOptionSelect={(_, data) => set(data.selectedOptions)}>
        {options}
      </Dropdown>
    </Field>
  )),
  'dropdown grouped': {
    undo: false,
    show: fluent(null, (v, set) => (
      <Field label="Favourite food">
        <Dropdown placeholder="Select" onOptionSelect={(_, data) => set(data.optionValue ?? null)}>
          <OptionGroup label="Fruit">{options.slice(0, 4)}</OptionGroup>
          <OptionGroup label="Vegetables">
            <Option disabled>Leek</Option>
            <Option>Potato</Option>
          </OptionGroup>
        </Dropdown>
      </Field>
    )),
  },
  combobox: {
    undo: false,
    show: fluent(null, (v, set) => (
      <Field label="Favourite fruit">
        <Combobox placeholder="Select a fruit" onOptionSelect={(_, data) => set(data.optionValue ?? null)}>
          {options}
        </Combobox>
      </Field>
    )),
  },
  'combobox filtered': { undo: false, show: fluent(null, (v, set) => <Filtered onChange={set} />) },
  'combobox multiple': fluent([], (v, set) => (
    <Field label="Favourite fruits">
      <Combobox multiselect placeholder="Select fruits" onOptionSelect={(_, data) => set(data.selectedOptions)}>
        {options}
      </Combobox>
    </Field>
  )),
  'tag picker': fluent([], (v, set) => <Tags value={v} onChange={set} />),
});
