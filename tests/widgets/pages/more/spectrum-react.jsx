import {
  Provider,
  defaultTheme,
  TextField,
  TextArea,
  Picker,
  Item,
  ComboBox,
  DatePicker,
  DateRangePicker,
  TimeField,
  NumberField,
  RadioGroup,
  Radio,
  CheckboxGroup,
  Checkbox,
  Switch,
  Slider,
  RangeSlider,
  ListBox,
  ColorField,
  ColorPicker,
  ColorArea,
  ColorSlider,
  ColorEditor,
  DateField,
  parseColor,
  MenuTrigger,
  Menu,
  ActionButton,
  ActionGroup,
} from '@adobe/react-spectrum';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const C = ({ children }) => (
  <Provider theme={defaultTheme} colorScheme="light" locale="en-US">
    {children}
  </Provider>
);
const items = fruits.map((name) => <Item key={name}>{name}</Item>);
const told = (d) => (d ? d.toString() : null);

showCases(
  {
    text: controlled('', (v, set) => (
      <C>
        <TextField label="First name" value={v} onChange={set} />
      </C>
    )),
    area: controlled('', (v, set) => (
      <C>
        <TextArea label="Comments" value={v} onChange={set} />
      </C>
    )),
    picker: controlled(null, (v, set) => (
      <C>
        <Picker label="Favourite fruit" selectedKey={v} onSelectionChange={set}>
          {items}
        </Picker>
      </C>
    )),
    combobox: controlled(null, (v, set) => (
      <C>
        <ComboBox label="Favourite fruit" selectedKey={v} onSelectionChange={set}>
          {items}
        </ComboBox>
      </C>
    )),
    'combobox custom': controlled('', (v, set) => (
      <C>
        <ComboBox label="Favourite fruit" allowsCustomValue inputValue={v} onInputChange={set}>
          {items}
        </ComboBox>
      </C>
    )),
    date: controlled(
      null,
      (v, set) => (
        <C>
          <DatePicker label="Check-in date" value={v} onChange={set} />
        </C>
      ),
      {},
    ),
    'date field': controlled(null, (v, set) => (
      <C>
        <DateField label="Birth date" value={v} onChange={set} />
      </C>
    )),
    'date time': controlled(null, (v, set) => (
      <C>
        <DatePicker label="Appointment" granularity="minute" value={v} onChange={set} />
      </C>
    )),
    range: controlled(null, (v, set) => (
      <C>
        <DateRangePicker label="Travel dates" value={v} onChange={set} />
      </C>
    )),
    time: controlled(null, (v, set) => (
      <C>
        <TimeField label="Appointment time" value={v} onChange={set} />
      </C>
    )),
    number: controlled(NaN, (v, set) => (
      <C>
        <NumberField label="Number of guests" minValue={1} maxValue={10} value={v} onChange={set} />
      </C>
    )),
    radio: controlled('', (v, set) => (
      <C>
        <RadioGroup label="Favourite pet" value={v} onChange={set}>
          <Radio value="dogs">Dogs</Radio>
          <Radio value="cats">Cats</Radio>
          <Radio value="dragons">Dragons</Radio>
        </RadioGroup>
      </C>
    )),
    'checkbox group': controlled([], (v, set) => (
      <C>
        <CheckboxGroup label="Favourite sports" value={v} onChange={set}>
          <Checkbox value="soccer">Soccer</Checkbox>
          <Checkbox value="baseball">Baseball</Checkbox>
          <Checkbox value="basketball">Basketball</Checkbox>
        </CheckboxGroup>
      </C>
    )),
    checkbox: controlled(false, (v, set) => (
      <C>
        <Checkbox isSelected={v} onChange={set}>
          I agree to the terms
        </Checkbox>
      </C>
    )),
    switch: controlled(false, (v, set) => (
      <C>
        <Switch isSelected={v} onChange={set}>
          Subscribe to the newsletter
        </Switch>
      </C>
    )),
    slider: controlled(12, (v, set) => (
      <C>
        <Slider label="Volume" value={v} onChange={set} />
      </C>
    )),
    'range slider': controlled({ start: 12, end: 36 }, (v, set) => (
      <C>
        <RangeSlider label="Price range" value={v} onChange={set} />
      </C>
    )),
    listbox: controlled([], (v, set) => (
      <C>
        <ListBox
          aria-label="Favourite fruits"
          width="size-2400"
          selectionMode="multiple"
          selectedKeys={v}
          onSelectionChange={(s) => set([...s])}
        >
          {items}
        </ListBox>
      </C>
    )),
    'color field': controlled(null, (v, set) => (
      <C>
        <ColorField label="Primary colour" value={v} onChange={(c) => set(c ? c.toString('hex') : null)} />
      </C>
    )),
    'color picker': controlled('#ff0000', (v, set) => (
      <C>
        <ColorPicker label="Fill colour" value={v} onChange={(c) => set(c.toString('hex'))}>
          <ColorEditor />
        </ColorPicker>
      </C>
    )),
    'color slider': controlled('hsl(0, 100%, 50%)', (v, set) => (
      <C>
        <ColorSlider label="Hue" channel="hue" value={v} onChange={(c) => set(c.toString('hsl'))} />
      </C>
    )),
    'action group': controlled([], (v, set) => (
      <C>
        <ActionGroup
          aria-label="Text alignment"
          selectionMode="single"
          disallowEmptySelection={false}
          selectedKeys={v}
          onSelectionChange={(s) => set([...s])}
        >
          <Item key="left">Left</Item>
          <Item key="middle">Middle</Item>
          <Item key="right">Right</Item>
        </ActionGroup>
      </C>
    )),
  },
  ['picker', 'radio'],
);
