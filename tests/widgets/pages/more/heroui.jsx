import '../../node_modules/@heroui/styles/dist/heroui.min.css';
import {
  Autocomplete,
  Button,
  Calendar,
  Checkbox,
  CheckboxGroup,
  ColorArea,
  ColorField,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ComboBox,
  DateField,
  DatePicker,
  DateRangePicker,
  Input,
  InputOTP,
  Label,
  ListBox,
  NumberField,
  Radio,
  RadioGroup,
  RangeCalendar,
  SearchField,
  Select,
  Slider,
  Switch,
  TextArea,
  TextField,
  TimeField,
  ToggleButton,
  ToggleButtonGroup,
  useFilter,
} from '@heroui/react';
import { parseDate, parseTime } from '@internationalized/date';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const items = fruits.map((name) => (
  <ListBox.Item key={name} id={name.toLowerCase()} textValue={name}>
    {name}
    <ListBox.ItemIndicator />
  </ListBox.Item>
));
const Month = ({ of: Part, label }) => (
  <Part aria-label={label}>
    <Part.Header>
      <Part.YearPickerTrigger>
        <Part.YearPickerTriggerHeading />
        <Part.YearPickerTriggerIndicator />
      </Part.YearPickerTrigger>
      <Part.NavButton slot="previous" />
      <Part.NavButton slot="next" />
    </Part.Header>
    <Part.Grid>
      <Part.GridHeader>{(day) => <Part.HeaderCell>{day}</Part.HeaderCell>}</Part.GridHeader>
      <Part.GridBody>{(date) => <Part.Cell date={date} />}</Part.GridBody>
    </Part.Grid>
    <Part.YearPickerGrid>
      <Part.YearPickerGridBody>{({ year }) => <Part.YearPickerCell year={year} />}</Part.YearPickerGridBody>
    </Part.YearPickerGrid>
  </Part>
);
const Segments = (props) => (
  <DateField.Input {...props}>{(segment) => <DateField.Segment segment={segment} />}</DateField.Input>
);
const text = (x) => x && x.toString();
function Search({ v, set }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete placeholder="Search a fruit" selectionMode="single" value={v} onChange={set}>
      <Label>Favourite fruit</Label>
      <Autocomplete.Trigger>
        <Autocomplete.Value />
        <Autocomplete.ClearButton />
        <Autocomplete.Indicator />
      </Autocomplete.Trigger>
      <Autocomplete.Popover>
        <Autocomplete.Filter filter={contains}>
          <SearchField autoFocus name="search">
            <SearchField.Group>
              <SearchField.SearchIcon />
              <SearchField.Input placeholder="Search…" />
              <SearchField.ClearButton />
            </SearchField.Group>
          </SearchField>
          <ListBox>{items}</ListBox>
        </Autocomplete.Filter>
      </Autocomplete.Popover>
    </Autocomplete>
  );
}

showCases(
  {
    text: controlled('', (v, set) => (
      <TextField value={v} onChange={set}>
        <Label>First name</Label>
        <Input placeholder="Enter your first name" />
      </TextField>
    )),
    textarea: controlled('', (v, set) => (
      <TextField value={v} onChange={set}>
        <Label>Comments</Label>
        <TextArea />
      </TextField>
    )),
    search: controlled('', (v, set) => (
      <SearchField value={v} onChange={set}>
        <Label>Search</Label>
        <SearchField.Group>
          <SearchField.SearchIcon />
          <SearchField.Input />
          <SearchField.ClearButton />
        </SearchField.Group>
      </SearchField>
    )),
    number: controlled(1, (v, set) => (
      <NumberField minValue={0} maxValue={20} value={v} onChange={set}>
        <Label>Quantity</Label>
        <NumberField.Group>
          <NumberField.DecrementButton />
          <NumberField.Input />
          <NumberField.IncrementButton />
        </NumberField.Group>
      </NumberField>
    )),
    select: controlled(null, (v, set) => (
      <Select placeholder="Select one" value={v} onChange={set}>
        <Label>Favourite fruit</Label>
        <Select.Trigger>
          <Select.Value />
          <Select.Indicator />
        </Select.Trigger>
        <Select.Popover>
          <ListBox>{items}</ListBox>
        </Select.Popover>
      </Select>
    )),
    'select multiple': controlled([], (v, set) => (
      <Select placeholder="Select fruits" selectionMode="multiple" value={v} onChange={set}>
        <Label>Favourite fruits</Label>
        <Select.Trigger>
          <Select.Value />
          <Select.Indicator />
        </Select.Trigger>
        <Select.Popover>
          <ListBox selectionMode="multiple">{items}</ListBox>
        </Select.Popover>
      </Select>
    )),
    combobox: controlled(null, (v, set) => (
      <ComboBox selectedKey={v} onSelectionChange={set}>
        <Label>Favourite fruit</Label>
        <ComboBox.InputGroup>
          <Input placeholder="Search fruits" />
          <ComboBox.Trigger />
        </ComboBox.InputGroup>
        <ComboBox.Popover>
          <ListBox>{items}</ListBox>
        </ComboBox.Popover>
      </ComboBox>
    )),
    autocomplete: controlled(null, (v, set) => <Search v={v} set={set} />),
    listbox: controlled([], (v, set) => (
      <div>
        <Label>Favourite fruits</Label>
        <ListBox
          aria-label="Favourite fruits"
          selectionMode="multiple"
          selectedKeys={v}
          onSelectionChange={(k) => set([...k])}
        >
          {items.slice(0, 5)}
        </ListBox>
      </div>
    )),
    date: controlled(null, (v, set) => (
      <DatePicker value={v && parseDate(v)} onChange={(x) => set(text(x))}>
        <Label>Check-in date</Label>
        <DateField.Group>
          <Segments />
          <DateField.Suffix>
            <DatePicker.Trigger>
              <DatePicker.TriggerIndicator />
            </DatePicker.Trigger>
          </DateField.Suffix>
        </DateField.Group>
        <DatePicker.Popover>
          <Month of={Calendar} label="Check-in date" />
        </DatePicker.Popover>
      </DatePicker>
    )),
    'date field': controlled(null, (v, set) => (
      <DateField value={v && parseDate(v)} onChange={(x) => set(text(x))}>
        <Label>Date of birth</Label>
        <DateField.Group>
          <Segments />
        </DateField.Group>
      </DateField>
    )),
    'date range': controlled(null, (v, set) => (
      <DateRangePicker
        value={v && { start: parseDate(v[0]), end: parseDate(v[1]) }}
        onChange={(x) => set(x && [text(x.start), text(x.end)])}
      >
        <Label>Travel dates</Label>
        <DateField.Group>
          <DateField.InputContainer>
            <Segments slot="start" />
            <DateRangePicker.RangeSeparator />
            <Segments slot="end" />
          </DateField.InputContainer>
          <DateField.Suffix>
            <DateRangePicker.Trigger>
              <DateRangePicker.TriggerIndicator />
            </DateRangePicker.Trigger>
          </DateField.Suffix>
        </DateField.Group>
        <DateRangePicker.Popover>
          <Month of={RangeCalendar} label="Travel dates" />
        </DateRangePicker.Popover>
      </DateRangePicker>
    )),
    calendar: controlled(
      null,
      (v, set) => (
        <div>
          <Label>Check-in date</Label>
          <Calendar aria-label="Check-in date" value={v && parseDate(v)} onChange={(x) => set(text(x))}>
            <Calendar.Header>
              <Calendar.Heading />
              <Calendar.NavButton slot="previous" />
              <Calendar.NavButton slot="next" />
            </Calendar.Header>
            <Calendar.Grid>
              <Calendar.GridHeader>{(day) => <Calendar.HeaderCell>{day}</Calendar.HeaderCell>}</Calendar.GridHeader>
              <Calendar.GridBody>{(date) => <Calendar.Cell date={date} />}</Calendar.GridBody>
            </Calendar.Grid>
          </Calendar>
        </div>
      ),
      { undo: false },
    ),
    time: controlled(null, (v, set) => (
      <TimeField value={v && parseTime(v)} onChange={(x) => set(text(x))}>
        <Label>Start time</Label>
        <TimeField.Group>
          <TimeField.Input>{(segment) => <TimeField.Segment segment={segment} />}</TimeField.Input>
        </TimeField.Group>
      </TimeField>
    )),
    slider: controlled(30, (v, set) => (
      <Slider value={v} onChange={set}>
        <Label>Volume</Label>
        <Slider.Output />
        <Slider.Track>
          <Slider.Fill />
          <Slider.Thumb />
        </Slider.Track>
      </Slider>
    )),
    'slider range': controlled([100, 500], (v, set) => (
      <Slider
        minValue={0}
        maxValue={1000}
        step={50}
        formatOptions={{ style: 'currency', currency: 'USD' }}
        value={v}
        onChange={set}
      >
        <Label>Price range</Label>
        <Slider.Output />
        <Slider.Track>
          {({ state }) => (
            <>
              <Slider.Fill />
              {state.values.map((_, i) => (
                <Slider.Thumb key={i} index={i} />
              ))}
            </>
          )}
        </Slider.Track>
      </Slider>
    )),
    otp: controlled('', (v, set) => (
      <div>
        <Label>Verification code</Label>
        <InputOTP maxLength={6} value={v} onChange={set}>
          <InputOTP.Group>
            {[0, 1, 2].map((i) => (
              <InputOTP.Slot key={i} index={i} />
            ))}
          </InputOTP.Group>
          <InputOTP.Separator />
          <InputOTP.Group>
            {[3, 4, 5].map((i) => (
              <InputOTP.Slot key={i} index={i} />
            ))}
          </InputOTP.Group>
        </InputOTP>
      </div>
    )),
    switch: controlled(false, (v, set) => (
      <Switch isSelected={v} onChange={set}>
        <Switch.Content>
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
          <Label>Email notifications</Label>
        </Switch.Content>
      </Switch>
    )),
    checkbox: controlled(false, (v, set) => (
      <Checkbox id="terms" isSelected={v} onChange={set}>
        <Checkbox.Control>
          <Checkbox.Indicator />
        </Checkbox.Control>
        <Checkbox.Content>
          <Label htmlFor="terms">I accept the terms</Label>
        </Checkbox.Content>
      </Checkbox>
    )),
    'checkbox group': controlled([], (v, set) => (
      <CheckboxGroup value={v} onChange={set}>
        <Label>Extras</Label>
        {['Wi-Fi', 'Breakfast', 'Parking'].map((x) => (
          <Checkbox key={x} value={x}>
            <Checkbox.Control>
              <Checkbox.Indicator />
            </Checkbox.Control>
            <Checkbox.Content>
              <Label>{x}</Label>
            </Checkbox.Content>
          </Checkbox>
        ))}
      </CheckboxGroup>
    )),
    radios: controlled(
      null,
      (v, set) => (
        <RadioGroup name="size" value={v} onChange={set}>
          <Label>Size</Label>
          {['Small', 'Medium', 'Large'].map((x) => (
            <Radio key={x} value={x}>
              <Radio.Control>
                <Radio.Indicator />
              </Radio.Control>
              <Radio.Content>
                <Label>{x}</Label>
              </Radio.Content>
            </Radio>
          ))}
        </RadioGroup>
      ),
      { undo: 'native' },
    ),
    'toggle group': controlled([], (v, set) => (
      <div>
        <Label>Text style</Label>
        <ToggleButtonGroup
          aria-label="Text style"
          selectionMode="multiple"
          selectedKeys={v}
          onSelectionChange={(k) => set([...k])}
        >
          <ToggleButton id="bold">Bold</ToggleButton>
          <ToggleButton id="italic">Italic</ToggleButton>
          <ToggleButton id="underline">Underline</ToggleButton>
        </ToggleButtonGroup>
      </div>
    )),
    'toggle group single': controlled([], (v, set) => (
      <div>
        <Label>Text alignment</Label>
        <ToggleButtonGroup
          aria-label="Text alignment"
          selectionMode="single"
          selectedKeys={v}
          onSelectionChange={(k) => set([...k])}
        >
          <ToggleButton id="left">Left</ToggleButton>
          <ToggleButton id="center">Center</ToggleButton>
          <ToggleButton id="right">Right</ToggleButton>
        </ToggleButtonGroup>
      </div>
    )),
    'colour field': controlled('#3366cc', (v, set) => (
      <ColorField value={v} onChange={(x) => x && set(x.toString('hex'))}>
        <Label>Colour</Label>
        <ColorField.Group>
          <ColorField.Input />
        </ColorField.Group>
      </ColorField>
    )),
    colour: controlled('#3366cc', (v, set) => (
      <ColorPicker value={v} onChange={(x) => set(x.toString('hex'))}>
        <ColorPicker.Trigger>
          <ColorSwatch size="lg" />
          <Label>Pick a colour</Label>
        </ColorPicker.Trigger>
        <ColorPicker.Popover>
          <ColorArea aria-label="Colour area" colorSpace="hsb" xChannel="saturation" yChannel="brightness">
            <ColorArea.Thumb />
          </ColorArea>
          <ColorSlider aria-label="Hue" channel="hue" colorSpace="hsb">
            <ColorSlider.Track>
              <ColorSlider.Thumb />
            </ColorSlider.Track>
          </ColorSlider>
        </ColorPicker.Popover>
      </ColorPicker>
    )),
  },
  ['select'],
);
