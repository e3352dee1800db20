import { ButtonGroup, Button } from '@progress/kendo-react-buttons';
import {
  Checkbox,
  Input,
  MaskedTextBox,
  NumericTextBox,
  RadioGroup,
  Rating,
  Slider,
  Switch,
  TextArea,
} from '@progress/kendo-react-inputs';
import { AutoComplete, ComboBox, DropDownList } from '@progress/kendo-react-dropdowns';
import { DateInput, DatePicker } from '@progress/kendo-react-dateinputs';
import { Label } from '@progress/kendo-react-labels';
import '@progress/kendo-theme-default/dist/all.css';
import { fruits, showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

const kendo = (label, initial, Part, more = {}) =>
  controlled(initial, (value, set) => (
    <div className="k-form-field">
      <Label editorId="w">{label}</Label>
      <div className="k-form-field-wrap">
        <Part id="w" value={value} onChange={(event) => set(event.value ?? event.target.value)} {...more} />
      </div>
    </div>
  ));

const sizes = ['Small', 'Large'].map((label) => ({ label, value: label }));

showCases({
  input: kendo('First name', '', Input),
  'text area': kendo('Comments', '', TextArea),
  numeric: kendo('Number of guests', null, NumericTextBox, { min: 1, max: 10 }),
  masked: kendo('Phone number', '', MaskedTextBox, { mask: '(999) 000-0000' }),
  'drop-down list': { undo: false, show: kendo('Favourite fruit', null, DropDownList, { data: fruits }) },
  'drop-down list with a prompt': kendo('Favourite fruit', 'Select a fruit…', DropDownList, {
    data: fruits,
    defaultItem: 'Select a fruit…',
  }),
  'combo box': kendo('Favourite fruit', null, ComboBox, { data: fruits }),
  'auto complete': kendo('Favourite fruit', '', AutoComplete, { data: fruits }),
  'date picker': kendo('Arrival date', null, DatePicker),
  'date input': kendo('Date of birth', null, DateInput),
  checkbox: controlled(false, (value, set) => (
    <Checkbox label="I accept the terms" checked={value} onChange={(event) => set(event.value)} />
  )),
  switch: controlled(false, (value, set) => (
    <>
      <Label editorId="w">Gift wrapping</Label>
      <Switch id="w" checked={value} onChange={(event) => set(event.value)} />
    </>
  )),
  'radio group': { undo: false, show: kendo('Size', null, RadioGroup, { data: sizes }) },
  rating: kendo('Rating', 0, Rating),
  slider: kendo('Number of guests', 0, Slider, { min: 0, max: 20, step: 1, buttons: true }),
  'button group': {
    undo: false,
    show: controlled(null, (value, set) => (
      <div className="k-form-field">
        <Label>Size</Label>
        <ButtonGroup>
          {['Small', 'Medium', 'Large'].map((one) => (
            <Button key={one} type="button" togglable selected={value === one} onClick={() => set(one)}>
              {one}
            </Button>
          ))}
        </ButtonGroup>
      </div>
    )),
  },
});
