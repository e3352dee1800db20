import createCache from '@emotion/cache';
import {
  EuiButtonGroup,
  EuiCheckbox,
  EuiCheckboxGroup,
  EuiColorPicker,
  EuiComboBox,
  EuiDatePicker,
  EuiDatePickerRange,
  EuiDualRange,
  EuiFieldNumber,
  EuiFieldText,
  EuiFilePicker,
  EuiFormRow,
  EuiProvider,
  EuiRadioGroup,
  EuiRange,
  EuiSelectable,
  EuiSuperSelect,
  EuiSwitch,
  EuiTextArea,
} from '@elastic/eui';
import { useState } from 'react';
import { fruits, showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

const cache = createCache({ key: 'eui', container: document.head });

const eui = (initial, render) =>
  controlled(initial, (value, set) => (
    <EuiProvider cache={cache} colorMode="light">
      {render(value, set)}
    </EuiProvider>
  ));

const row = (label, render, initial) =>
  eui(initial, (value, set) => <EuiFormRow label={label}>{render(value, set)}</EuiFormRow>);

const combo = (more) =>
  row(
    'Favourite fruit',
    (value, set) => (
      <EuiComboBox
        placeholder="Select or create options"
        options={fruits.map((label) => ({ label }))}
        selectedOptions={value.map((label) => ({ label }))}
        onChange={(chosen) => set(chosen.map(({ label }) => label))}
        {...more}
      />
    ),
    [],
  );

const idsOf = (texts) => texts.map((label) => ({ id: label.toLowerCase(), label }));

function Created({ value, set }) {
  const [search, setSearch] = useState('');
  return (
    <EuiComboBox
      noSuggestions
      placeholder="Add an interest and press Enter"
      selectedOptions={value.map((label) => ({ label }))}
      onCreateOption={(label) => set([...value, label])}
      onChange={(chosen) => set(chosen.map(({ label }) => label))}
      onSearchChange={setSearch}
      isInvalid={search === ' '}
    />
  );
}

showCases({
  text: row(
    'First name',
    (value, set) => <EuiFieldText value={value} onChange={(event) => set(event.target.value)} />,
    '',
  ),
  'text area': row(
    'Comments',
    (value, set) => <EuiTextArea value={value} onChange={(event) => set(event.target.value)} />,
    '',
  ),
  number: row(
    'Number of guests',
    (value, set) => <EuiFieldNumber min={1} max={10} value={value} onChange={(event) => set(event.target.value)} />,
    '',
  ),
  'super select': {
    undo: false,
    show: row(
      'Favourite fruit',
      (value, set) => (
        <EuiSuperSelect
          options={fruits.map((one) => ({ value: one, inputDisplay: one }))}
          valueOfSelected={value}
          placeholder="Select a fruit"
          onChange={set}
        />
      ),
      undefined,
    ),
  },
  'combo box': combo({}),
  'combo box of one': combo({ singleSelection: { asPlainText: true } }),
  'combo box of new texts': row('Interests', (value, set) => <Created value={value} set={set} />, []),
  selectable: row(
    'Favourite fruits',
    (value, set) => (
      <EuiSelectable
        aria-label="Favourite fruits"
        options={fruits.map((label) => ({ label, checked: value.includes(label) ? 'on' : undefined }))}
        onChange={(options) => set(options.filter(({ checked }) => checked === 'on').map(({ label }) => label))}
      >
        {(list) => list}
      </EuiSelectable>
    ),
    [],
  ),
  checkbox: eui(false, (value, set) => (
    <EuiCheckbox
      id="terms"
      label="I accept the terms"
      checked={value}
      onChange={(event) => set(event.target.checked)}
    />
  )),
  'checkbox group': eui({}, (value, set) => (
    <EuiCheckboxGroup
      legend={{ children: 'Toppings' }}
      options={idsOf(['Cheese', 'Ham'])}
      idToSelectedMap={value}
      onChange={(id) => set({ ...value, [id]: !value[id] || undefined })}
    />
  )),
  'radio group': {
    undo: false,
    show: eui(null, (value, set) => (
      <EuiRadioGroup
        legend={{ children: 'Size' }}
        name="size"
        options={idsOf(['Small', 'Large'])}
        idSelected={value}
        onChange={set}
      />
    )),
  },
  switch: eui(false, (value, set) => (
    <EuiSwitch label="Gift wrapping" checked={value} onChange={(event) => set(event.target.checked)} />
  )),
  'button group': {
    undo: false,
    show: row(
      'Size',
      (value, set) => (
        <EuiButtonGroup legend="Size" options={idsOf(['Small', 'Medium', 'Large'])} idSelected={value} onChange={set} />
      ),
      '',
    ),
  },
  'button group of several': row(
    'Toppings',
    (value, set) => (
      <EuiButtonGroup
        legend="Toppings"
        type="multi"
        options={idsOf(['Cheese', 'Ham', 'Olives'])}
        idToSelectedMap={value}
        onChange={(id) => set({ ...value, [id]: !value[id] || undefined })}
      />
    ),
    {},
  ),
  'date picker': row('Arrival date', (value, set) => <EuiDatePicker selected={value} onChange={set} />, null),
  'date and time picker': row(
    'Appointment',
    (value, set) => <EuiDatePicker showTimeSelect selected={value} onChange={set} />,
    null,
  ),
  'range of dates': row(
    'Your stay',
    ({ from, to }, set) => (
      <EuiDatePickerRange
        startDateControl={
          <EuiDatePicker
            aria-label="Start date"
            selected={from}
            startDate={from}
            endDate={to}
            onChange={(one) => set({ from: one, to })}
          />
        }
        endDateControl={
          <EuiDatePicker
            aria-label="End date"
            selected={to}
            startDate={from}
            endDate={to}
            onChange={(one) => set({ from, to: one })}
          />
        }
      />
    ),
    { from: null, to: null },
  ),
  range: row(
    'Number of guests',
    (value, set) => <EuiRange min={0} max={20} value={value} onChange={(event) => set(event.target.value)} />,
    '0',
  ),
  'range with an input': row(
    'Number of guests',
    (value, set) => <EuiRange min={0} max={20} showInput value={value} onChange={(event) => set(event.target.value)} />,
    '0',
  ),
  'dual range': row('Price', (value, set) => <EuiDualRange min={0} max={100} value={value} onChange={set} />, [0, 100]),
  colour: row('Favourite colour', (value, set) => <EuiColorPicker color={value} onChange={set} />, ''),
  file: row('CV', (value, set) => <EuiFilePicker onChange={(files) => set([...files].map(({ name }) => name))} />, []),
});
