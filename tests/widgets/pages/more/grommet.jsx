import {
  Grommet,
  FormField,
  TextInput,
  TextArea,
  Select,
  SelectMultiple,
  CheckBox,
  RadioButtonGroup,
  RangeInput,
  DateInput,
  MaskedInput,
  StarRating,
} from 'grommet';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';
const c = (i, r, e) => controlled(i, (v, set) => <Grommet>{r(v, set)}</Grommet>, e);
showCases(
  {
    text: c('', (v, set) => (
      <FormField label="Full name" htmlFor="a">
        <TextInput id="a" value={v} onChange={(e) => set(e.target.value)} />
      </FormField>
    )),
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
    select: c('', (v, set) => (
      <FormField label="Favourite fruit" htmlFor="a__input">
        <Select id="a" options={fruits} value={v} onChange={({ option }) => set(option)} />
      </FormField>
    )),
    'select multiple': c([], (v, set) => (
      <FormField label="Favourite fruits" htmlFor="a__input">
        <Select id="a" multiple closeOnChange={false} options={fruits} value={v} onChange={({ value }) => set(value)} />
      </FormField>
    )),
    checkbox: c(false, (v, set) => (
      <CheckBox label="I accept the terms" checked={v} onChange={(e) => set(e.target.checked)} />
    )),
    toggle: c(false, (v, set) => (
      <CheckBox toggle label="Notifications" checked={v} onChange={(e) => set(e.target.checked)} />
    )),
    radios: c(
      '',
      (v, set) => (
        <FormField label="Size">
          <RadioButtonGroup name="s" options={['Small', 'Large']} value={v} onChange={(e) => set(e.target.value)} />
        </FormField>
      ),
      { undo: 'native' },
    ),
    range: c(0, (v, set) => (
      <FormField label="Volume">
        <RangeInput value={v} onChange={(e) => set(e.target.value)} />
      </FormField>
    )),
    date: c('', (v, set) => (
      <FormField label="Check-in date" htmlFor="a">
        <DateInput id="a" format="mm/dd/yyyy" value={v} onChange={({ value }) => set(value)} />
      </FormField>
    )),
    masked: c('', (v, set) => (
      <FormField label="Phone" htmlFor="a">
        <MaskedInput
          id="a"
          mask={[
            { fixed: '(' },
            { length: 3, regexp: /^[0-9]{1,3}$/ },
            { fixed: ') ' },
            { length: 3, regexp: /^[0-9]{1,3}$/ },
            { fixed: '-' },
            { length: 4, regexp: /^[0-9]{1,4}$/ },
          ]}
          value={v}
          onChange={(e) => set(e.target.value)}
        />
      </FormField>
    )),
    stars: c(null, (v, set) => (
      <FormField label="Rating">
        <StarRating name="r" value={v} onChange={(e) => set(Number(e.target.value))} />
      </FormField>
    )),
  },
  ['select', 'stars'],
);
