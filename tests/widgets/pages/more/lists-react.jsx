import 'react-widgets/styles.css';
import DropdownList from 'react-widgets/DropdownList';
import Combobox from 'react-widgets/Combobox';
import Multiselect from 'react-widgets/Multiselect';
import RWNumberPicker from 'react-widgets/NumberPicker';
import RWDatePicker from 'react-widgets/DatePicker';
import { Typeahead } from 'react-bootstrap-typeahead';
import 'react-bootstrap-typeahead/css/Typeahead.css';
import Autosuggest from 'react-autosuggest';
import ReactDatePicker from 'react-date-picker';
import 'react-date-picker/dist/DatePicker.css';
import TimePicker from 'react-time-picker';
import 'react-time-picker/dist/TimePicker.css';
import DateRangePicker from '@wojtekmaj/react-daterange-picker';
import '@wojtekmaj/react-daterange-picker/dist/DateRangePicker.css';
import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';
const L = ({ label, children }) => (
  <div className="field">
    <label>{label}</label>
    {children}
  </div>
);
const d = (x) => x && x.toISOString();
const Suggest = ({ v, set }) => {
  return (
    <Autosuggest
      suggestions={v ? fruits.filter((f) => f.toLowerCase().startsWith(v.toLowerCase())) : []}
      onSuggestionsFetchRequested={() => {}}
      onSuggestionsClearRequested={() => {}}
      getSuggestionValue={(x) => x}
      renderSuggestion={(x) => <span>{x}</span>}
      inputProps={{ id: 'w', value: v, onChange: (e, { newValue }) => set(newValue) }}
    />
  );
};
const rjsf = (schema) =>
  controlled(null, (v, set) => (
    <div>
      <Form
        tagName="div"
        schema={schema}
        validator={validator}
        formData={v ?? undefined}
        onChange={(e) => set(e.formData)}
      >
        <i />
      </Form>
    </div>
  ));
showCases(
  {
    'rw dropdown': controlled('', (v, set) => (
      <L label="Favourite fruit">
        <DropdownList data={fruits} value={v} onChange={set} />
      </L>
    )),
    'rw combobox': controlled('', (v, set) => (
      <L label="Favourite fruit">
        <Combobox data={fruits} value={v} onChange={set} />
      </L>
    )),
    'rw multiselect': controlled([], (v, set) => (
      <L label="Favourite fruits">
        <Multiselect data={fruits} value={v} onChange={set} />
      </L>
    )),
    'rw number': controlled(null, (v, set) => (
      <L label="Quantity">
        <RWNumberPicker value={v} onChange={set} />
      </L>
    )),
    'rw date': controlled(null, (v, set) => (
      <L label="Check-in date">
        <RWDatePicker value={v && new Date(v)} onChange={(x) => set(d(x))} />
      </L>
    )),
    typeahead: controlled([], (v, set) => (
      <L label="Favourite fruit">
        <Typeahead id="t" options={fruits} selected={v} onChange={set} />
      </L>
    )),
    'typeahead multiple': controlled([], (v, set) => (
      <L label="Favourite fruits">
        <Typeahead id="t" multiple options={fruits} selected={v} onChange={set} />
      </L>
    )),
    autosuggest: controlled('', (v, set) => (
      <div>
        <label htmlFor="w">Favourite fruit</label>
        <Suggest v={v} set={set} />
      </div>
    )),
    'date-picker': controlled(null, (v, set) => (
      <L label="Check-in date">
        <ReactDatePicker value={v} onChange={(x) => set(d(x))} />
      </L>
    )),
    'time-picker': controlled(null, (v, set) => (
      <L label="Start time">
        <TimePicker value={v} onChange={set} />
      </L>
    )),
    'daterange-picker': controlled(null, (v, set) => (
      <L label="Travel dates">
        <DateRangePicker value={v && v.map((x) => x && new Date(x))} onChange={(x) => set(x && x.map(d))} />
      </L>
    )),
    'rjsf texts': rjsf({
      type: 'object',
      properties: {
        firstName: { type: 'string', title: 'First name' },
        age: { type: 'integer', title: 'Age' },
        email: { type: 'string', format: 'email', title: 'E-mail' },
      },
    }),
    'rjsf choices': rjsf({
      type: 'object',
      properties: {
        fruit: { type: 'string', enum: fruits, title: 'Favourite fruit' },
        many: { type: 'array', uniqueItems: true, items: { type: 'string', enum: fruits }, title: 'Fruits' },
        ok: { type: 'boolean', title: 'I accept' },
      },
    }),
    'rjsf date': rjsf({
      type: 'object',
      properties: { birth: { type: 'string', format: 'date', title: 'Birth date' } },
    }),
  },
  ['rw dropdown', 'rjsf choices'],
);
