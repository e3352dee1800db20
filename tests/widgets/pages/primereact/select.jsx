import { AutoComplete } from 'primereact/autocomplete';
import { CascadeSelect } from 'primereact/cascadeselect';
import { Chips } from 'primereact/chips';
import { Dropdown } from 'primereact/dropdown';
import { ListBox } from 'primereact/listbox';
import { MultiSelect } from 'primereact/multiselect';
import { PickList } from 'primereact/picklist';
import { TreeSelect } from 'primereact/treeselect';
import { useState } from 'react';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

const labelled = (label, inner) => (
  <div className="field">
    <label htmlFor="w">{label}</label>
    {inner}
  </div>
);

const tree = [
  {
    key: 'Plants',
    label: 'Plants',
    children: [
      { key: 'Fern', label: 'Fern' },
      { key: 'Moss', label: 'Moss' },
    ],
  },
  { key: 'Animals', label: 'Animals', children: [{ key: 'Fox', label: 'Fox' }] },
];

const countries = [
  { name: 'Australia', states: [{ name: 'Queensland', cities: [{ cname: 'Brisbane' }, { cname: 'Cairns' }] }] },
  { name: 'Canada', states: [{ name: 'Ontario', cities: [{ cname: 'Ottawa' }, { cname: 'Toronto' }] }] },
];

function Complete({ value, onChange, multiple }) {
  const [found, setFound] = useState([]);
  const search = ({ query }) => setFound(fruits.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase())));
  return (
    <AutoComplete
      inputId="w"
      value={value}
      suggestions={found}
      completeMethod={search}
      multiple={multiple}
      onChange={(e) => onChange(e.value)}
    />
  );
}

showCases({
  dropdown: {
    undo: false,
    show: controlled(null, (v, set) =>
      labelled(
        'Favourite fruit',
        <Dropdown inputId="w" value={v} onChange={(e) => set(e.value)} options={fruits} placeholder="Select a fruit" />,
      ),
    ),
  },
  'dropdown clearable': controlled(null, (v, set) =>
    labelled(
      'Favourite fruit',
      <Dropdown
        inputId="w"
        showClear
        value={v}
        onChange={(e) => set(e.value ?? null)}
        options={fruits}
        placeholder="Select a fruit"
      />,
    ),
  ),
  'dropdown filter': {
    undo: false,
    show: controlled(null, (v, set) =>
      labelled(
        'Favourite fruit',
        <Dropdown
          inputId="w"
          filter
          value={v}
          onChange={(e) => set(e.value)}
          options={fruits}
          placeholder="Select a fruit"
        />,
      ),
    ),
  },
  'dropdown editable': controlled('', (v, set) =>
    labelled(
      'Favourite fruit',
      <Dropdown inputId="w" editable value={v} onChange={(e) => set(e.value)} options={fruits} />,
    ),
  ),
  'dropdown virtual': {
    undo: false,
    show: controlled(null, (v, set) =>
      labelled(
        'Lot',
        <Dropdown
          inputId="w"
          virtualScrollerOptions={{ itemSize: 38 }}
          value={v}
          onChange={(e) => set(e.value)}
          options={Array.from({ length: 5000 }, (_, i) => `Lot ${i + 1}`)}
          placeholder="Select a lot"
        />,
      ),
    ),
  },
  multiselect: controlled([], (v, set) =>
    labelled(
      'Favourite fruits',
      <MultiSelect
        inputId="w"
        value={v}
        onChange={(e) => set(e.value ?? [])}
        options={fruits}
        placeholder="Select fruits"
      />,
    ),
  ),
  'multiselect chips': controlled([], (v, set) =>
    labelled(
      'Favourite fruits',
      <MultiSelect
        inputId="w"
        display="chip"
        filter
        value={v}
        onChange={(e) => set(e.value ?? [])}
        options={fruits}
        placeholder="Select fruits"
      />,
    ),
  ),
  autocomplete: controlled('', (v, set) => labelled('Favourite fruit', <Complete value={v} onChange={set} />)),
  'autocomplete multiple': controlled([], (v, set) =>
    labelled('Favourite fruits', <Complete multiple value={v} onChange={(x) => set(x ?? [])} />),
  ),
  'tree select': {
    undo: false,
    show: controlled(null, (v, set) =>
      labelled(
        'Kind',
        <TreeSelect inputId="w" value={v} onChange={(e) => set(e.value)} options={tree} placeholder="Select a kind" />,
      ),
    ),
  },
  'cascade select': {
    undo: false,
    show: controlled(null, (v, set) =>
      labelled(
        'City',
        <CascadeSelect
          inputId="w"
          value={v}
          onChange={(e) => set(e.value)}
          options={countries}
          optionLabel="cname"
          optionGroupLabel="name"
          optionGroupChildren={['states', 'cities']}
          placeholder="Select a city"
        />,
      ),
    ),
  },
  chips: controlled([], (v, set) =>
    labelled('Tags', <Chips inputId="w" value={v} onChange={(e) => set(e.value ?? [])} />),
  ),
  listbox: controlled(null, (v, set) => (
    <ListBox aria-label="Favourite fruit" value={v} onChange={(e) => set(e.value)} options={fruits} />
  )),
  'listbox multiple': controlled([], (v, set) => (
    <ListBox aria-label="Favourite fruits" multiple value={v} onChange={(e) => set(e.value ?? [])} options={fruits} />
  )),
  'pick list': {
    undo: false,
    show: controlled([], (v, set) => (
      <PickList
        dataKey="id"
        source={fruits.filter((fruit) => !v.includes(fruit)).map((id) => ({ id }))}
        target={v.map((id) => ({ id }))}
        onChange={(e) => set(e.target.map(({ id }) => id))}
        itemTemplate={({ id }) => id}
        sourceHeader="Available"
        targetHeader="Selected"
      />
    )),
  },
  primereact: controlled([], (v, set) => (
    <fieldset>
      <legend>Favourite fruits</legend>
      <PickList
        dataKey="id"
        source={fruits.filter((fruit) => !v.includes(fruit)).map((id) => ({ id }))}
        target={v.map((id) => ({ id }))}
        onChange={(e) => set(e.target.map(({ id }) => id))}
        itemTemplate={({ id }) => id}
        sourceHeader="Available"
        targetHeader="Selected"
      />
    </fieldset>
  )),
});
