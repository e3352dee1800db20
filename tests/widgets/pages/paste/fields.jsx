import { Checkbox, CheckboxGroup } from '@twilio-paste/core/checkbox';
import { Combobox, MultiselectCombobox } from '@twilio-paste/core/combobox';
import { DatePicker } from '@twilio-paste/core/date-picker';
import { FormPillGroup, FormPill, useFormPillState } from '@twilio-paste/core/form-pill-group';
import { Input } from '@twilio-paste/core/input';
import { Label } from '@twilio-paste/core/label';
import { RadioGroup, Radio } from '@twilio-paste/core/radio-group';
import { Select, Option } from '@twilio-paste/core/select';
import { Slider } from '@twilio-paste/core/slider';
import { Switch } from '@twilio-paste/core/switch';
import { TextArea } from '@twilio-paste/core/textarea';
import { Theme } from '@twilio-paste/core/theme';
import { TimePicker } from '@twilio-paste/core/time-picker';
import { VisualPickerRadio, VisualPickerRadioGroup } from '@twilio-paste/core/visual-picker';
import { fruits, showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

const paste = (initial, render) =>
  controlled(initial, (value, set) => <Theme.Provider theme="default">{render(value, set)}</Theme.Provider>);

const field = (label, initial, render) =>
  paste(initial, (value, set) => (
    <>
      <Label htmlFor="w">{label}</Label>
      {render({ id: 'w', value, onChange: (event) => set(event.target.value) }, set)}
    </>
  ));

function Pills({ value, set }) {
  const state = useFormPillState();
  return (
    <FormPillGroup {...state} aria-label="Toppings">
      {['Cheese', 'Ham', 'Olives'].map((one) => (
        <FormPill
          key={one}
          {...state}
          selected={value.includes(one)}
          onSelect={() => set(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])}
        >
          {one}
        </FormPill>
      ))}
    </FormPillGroup>
  );
}

showCases({
  input: field('First name', '', (props) => <Input type="text" {...props} />),
  'text area': field('Comments', '', (props) => <TextArea {...props} />),
  'number input': field('Number of guests', '', (props) => <Input type="number" min="1" max="10" {...props} />),
  select: field('Favourite fruit', '', (props) => (
    <Select {...props}>
      <Option value="">Choose</Option>
      {fruits.map((one) => (
        <Option key={one} value={one}>
          {one}
        </Option>
      ))}
    </Select>
  )),
  combobox: {
    undo: false,
    show: paste(null, (value, set) => (
      <Combobox
        items={fruits}
        labelText="Favourite fruit"
        selectedItem={value}
        onSelectedItemChange={({ selectedItem }) => set(selectedItem)}
      />
    )),
  },
  'combobox with search': paste(null, (value, set) => (
    <Combobox
      autocomplete
      items={fruits}
      labelText="Favourite fruit"
      onSelectedItemChange={({ selectedItem }) => set(selectedItem)}
    />
  )),
  'combobox of several': paste([], (value, set) => (
    <MultiselectCombobox
      items={fruits}
      labelText="Favourite fruits"
      selectedItemsLabelText="Selected fruits:"
      onSelectedItemsChange={(chosen) => set(chosen)}
    />
  )),
  checkbox: paste(false, (value, set) => (
    <Checkbox id="terms" checked={value} onChange={(event) => set(event.target.checked)}>
      I accept the terms
    </Checkbox>
  )),
  'checkbox group': paste([], (value, set) => (
    <CheckboxGroup name="toppings" legend="Toppings">
      {['Cheese', 'Ham'].map((one) => (
        <Checkbox
          key={one}
          id={one}
          checked={value.includes(one)}
          onChange={(event) => set(event.target.checked ? [...value, one] : value.filter((other) => other !== one))}
        >
          {one}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )),
  'radio group': {
    undo: false,
    show: paste('', (value, set) => (
      <RadioGroup name="size" legend="Size" value={value} onChange={set}>
        <Radio id="small" value="Small">
          Small
        </Radio>
        <Radio id="large" value="Large">
          Large
        </Radio>
      </RadioGroup>
    )),
  },
  'visual picker': {
    undo: false,
    show: paste('', (value, set) => (
      <VisualPickerRadioGroup name="size" legend="Size" value={value} onChange={set}>
        <VisualPickerRadio labelText="Small" value="Small" id="small">
          For one
        </VisualPickerRadio>
        <VisualPickerRadio labelText="Large" value="Large" id="large">
          For many
        </VisualPickerRadio>
      </VisualPickerRadioGroup>
    )),
  },
  switch: paste(false, (value, set) => (
    <Switch checked={value} onChange={(event) => set(event.target.checked)}>
      Gift wrapping
    </Switch>
  )),
  pills: paste([], (value, set) => <Pills value={value} set={set} />),
  slider: field('Number of guests', 0, ({ id, value }, set) => (
    <Slider
      id={id}
      aria-labelledby="w"
      value={value}
      onChange={set}
      minValue={0}
      maxValue={20}
      numberFormatOptions={{}}
    />
  )),
  date: field('Arrival date', '', (props) => <DatePicker {...props} />),
  time: field('Time of arrival', '', (props) => <TimePicker {...props} />),
});
