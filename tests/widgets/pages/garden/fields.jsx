import { ThemeProvider, DEFAULT_THEME } from '@zendeskgarden/react-theming';
import {
  Checkbox,
  Field,
  Fieldset,
  Input,
  Radio,
  Range,
  Select,
  Tiles,
  Toggle,
  Textarea,
} from '@zendeskgarden/react-forms';
import { Combobox, Option, Field as ComboField } from '@zendeskgarden/react-dropdowns';
import { DatePicker, DatePickerRange } from '@zendeskgarden/react-datepickers';
import { useState } from 'react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const G = ({ children }) => <ThemeProvider theme={DEFAULT_THEME}>{children}</ThemeProvider>;

function Search({ v, set, ...props }) {
  const [typed, setTyped] = useState('');
  return (
    <ComboField>
      <ComboField.Label>Favourite fruit</ComboField.Label>
      <Combobox
        {...props}
        isAutocomplete
        inputValue={typed}
        selectionValue={v}
        onChange={(e) => {
          if (e.inputValue !== undefined) setTyped(e.inputValue);
          if (e.selectionValue !== undefined) set(e.selectionValue);
        }}
      >
        {fruits
          .filter((f) => f.toLowerCase().includes((typed ?? '').toLowerCase()))
          .map((f) => (
            <Option key={f} value={f} />
          ))}
      </Combobox>
    </ComboField>
  );
}

const picks = (set) => (e) => e.selectionValue !== undefined && set(e.selectionValue);

showCases({
  text: controlled('', (v, set) => (
    <G>
      <Field>
        <Field.Label>First name</Field.Label>
        <Input value={v} onChange={(e) => set(e.target.value)} />
      </Field>
    </G>
  )),
  area: controlled('', (v, set) => (
    <G>
      <Field>
        <Field.Label>Comments</Field.Label>
        <Textarea value={v} onChange={(e) => set(e.target.value)} />
      </Field>
    </G>
  )),
  checkbox: controlled(false, (v, set) => (
    <G>
      <Field>
        <Checkbox checked={v} onChange={(e) => set(e.target.checked)}>
          <Field.Label>I accept the terms</Field.Label>
        </Checkbox>
      </Field>
    </G>
  )),
  toggle: controlled(false, (v, set) => (
    <G>
      <Field>
        <Toggle checked={v} onChange={(e) => set(e.target.checked)}>
          <Field.Label>Dark mode</Field.Label>
        </Toggle>
      </Field>
    </G>
  )),
  radios: {
    undo: false,
    show: controlled('', (v, set) => (
      <G>
        <Fieldset>
          <Fieldset.Legend>Favourite fruit</Fieldset.Legend>
          {fruits.slice(0, 4).map((f) => (
            <Field key={f}>
              <Radio name="fruit" value={f} checked={v === f} onChange={(e) => set(e.target.value)}>
                <Field.Label>{f}</Field.Label>
              </Radio>
            </Field>
          ))}
        </Fieldset>
      </G>
    )),
  },
  tiles: {
    undo: false,
    show: controlled('', (v, set) => (
      <G>
        <Tiles name="fruit" aria-label="Favourite fruit" value={v} onChange={(e) => set(e.target.value)}>
          {fruits.slice(0, 4).map((f) => (
            <Tiles.Tile key={f} value={f}>
              <Tiles.Label>{f}</Tiles.Label>
            </Tiles.Tile>
          ))}
        </Tiles>
      </G>
    )),
  },
  range: controlled(20, (v, set) => (
    <G>
      <Field>
        <Field.Label>Volume</Field.Label>
        <Range value={v} onChange={(e) => set(Number(e.target.value))} />
      </Field>
    </G>
  )),
  select: controlled('', (v, set) => (
    <G>
      <Field>
        <Field.Label>Favourite fruit</Field.Label>
        <Select value={v} onChange={(e) => set(e.target.value)}>
          <option value="">Choose</option>
          {fruits.map((f) => (
            <option key={f}>{f}</option>
          ))}
        </Select>
      </Field>
    </G>
  )),
  'select only': {
    undo: false,
    show: controlled(null, (v, set) => (
      <G>
        <ComboField>
          <ComboField.Label>Favourite fruit</ComboField.Label>
          <Combobox isEditable={false} selectionValue={v} onChange={picks(set)}>
            {fruits.map((f) => (
              <Option key={f} value={f} />
            ))}
          </Combobox>
        </ComboField>
      </G>
    )),
  },
  'select many': controlled([], (v, set) => (
    <G>
      <ComboField>
        <ComboField.Label>Fruits you like</ComboField.Label>
        <Combobox isEditable={false} isMultiselectable selectionValue={v} onChange={picks(set)}>
          {fruits.map((f) => (
            <Option key={f} value={f} />
          ))}
        </Combobox>
      </ComboField>
    </G>
  )),
  combobox: {
    undo: false,
    show: controlled(null, (v, set) => (
      <G>
        <Search v={v} set={set} />
      </G>
    )),
  },
  'combobox many': controlled([], (v, set) => (
    <G>
      <Search v={v} set={set} isMultiselectable />
    </G>
  )),
  date: {
    undo: false,
    show: controlled(undefined, (v, set) => (
      <G>
        <Field>
          <Field.Label>Check-in date</Field.Label>
          <DatePicker value={v} onChange={set}>
            <Input />
          </DatePicker>
        </Field>
      </G>
    )),
  },
  'date range': {
    undo: false,
    show: controlled({}, (v, set) => (
      <G>
        <DatePickerRange startValue={v.startValue} endValue={v.endValue} onChange={set}>
          <Field>
            <Field.Label>Arrival</Field.Label>
            <DatePickerRange.Start>
              <Input />
            </DatePickerRange.Start>
          </Field>
          <Field>
            <Field.Label>Departure</Field.Label>
            <DatePickerRange.End>
              <Input />
            </DatePickerRange.End>
          </Field>
          <DatePickerRange.Calendar />
        </DatePickerRange>
      </G>
    )),
  },
});
