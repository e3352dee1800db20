import { C } from '../support/fluentui-react.jsx';
import { ComboBox, Dropdown, TagPicker } from '@fluentui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const options = fruits.map((text) => ({ key: text.toLowerCase(), text }));

const tags = fruits.map((name) => ({ key: name.toLowerCase(), name }));

showCases({
  dropdown: {
    undo: false,
    show: controlled(null, (v, set) => (
      <C>
        <Dropdown
          label="Favourite fruit"
          placeholder="Select an option"
          options={options}
          selectedKey={v}
          onChange={(_, o) => set(o.key)}
        />
      </C>
    )),
  },
  'dropdown multi': controlled([], (v, set) => (
    <C>
      <Dropdown
        label="Favourite fruits"
        placeholder="Select options"
        multiSelect
        options={options}
        selectedKeys={v}
        onChange={(_, o) => set(o.selected ? [...v, o.key] : v.filter((k) => k !== o.key))}
      />
    </C>
  )),
  combobox: {
    undo: false,
    show: controlled(null, (v, set) => (
      <C>
        <ComboBox label="Favourite fruit" options={options} selectedKey={v} onChange={(_, o) => set(o?.key ?? null)} />
      </C>
    )),
  },
  'combobox freeform': controlled(null, (v, set) => (
    <C>
      <ComboBox
        label="Favourite fruit"
        allowFreeform
        autoComplete="on"
        options={options}
        selectedKey={v?.key ?? null}
        text={v?.text}
        onChange={(_, o, __, text) => set(o ? { key: o.key, text: o.text } : text ? { key: null, text } : null)}
      />
    </C>
  )),
  'combobox multi': controlled([], (v, set) => (
    <C>
      <ComboBox
        label="Favourite fruits"
        multiSelect
        options={options}
        selectedKey={v}
        onChange={(_, o) => set(o.selected ? [...v, o.key] : v.filter((k) => k !== o.key))}
      />
    </C>
  )),
  tags: controlled([], (v, set) => (
    <C>
      <div>
        <label htmlFor="picker">Favourite fruits</label>
        <TagPicker
          selectedItems={v}
          onResolveSuggestions={(f, chosen) =>
            f
              ? tags.filter(
                  (t) => t.name.toLowerCase().startsWith(f.toLowerCase()) && !chosen.some((c) => c.key === t.key),
                )
              : []
          }
          onEmptyResolveSuggestions={(chosen) => tags.filter((t) => !chosen.some((c) => c.key === t.key))}
          getTextFromItem={(t) => t.name}
          pickerSuggestionsProps={{
            suggestionsHeaderText: 'Suggested fruits',
            noResultsFoundText: 'No fruits found',
          }}
          onChange={(items) => set(items ?? [])}
          inputProps={{ id: 'picker' }}
        />
      </div>
    </C>
  )),
});
