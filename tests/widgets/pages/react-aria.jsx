import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  DateField,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  NumberField,
  Popover,
  Radio,
  RadioGroup,
  Select,
  SelectValue,
  Slider,
  SliderThumb,
  SliderTrack,
  Switch,
  TextField,
  TimeField,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components';
import { controlled } from './support/react-case.jsx';
import { fruits, showCases } from './support/cases.js';

const items = fruits.map((fruit) => (
  <ListBoxItem key={fruit} id={fruit} textValue={fruit}>
    {fruit}
  </ListBoxItem>
));
const segments = <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>;
const box = { display: 'inline-block', minWidth: 40, minHeight: 20 };

showCases({
  'text field': controlled('', (v, set) => (
    <TextField value={v} onChange={set}>
      <Label>First name</Label>
      <Input />
    </TextField>
  )),
  'number field': controlled(
    null,
    (v, set) => (
      <NumberField value={v ?? NaN} onChange={set}>
        <Label>Guests</Label>
        <Group>
          <Button slot="decrement">-</Button>
          <Input />
          <Button slot="increment">+</Button>
        </Group>
      </NumberField>
    ),
    { text: '12', wantState: 12 },
  ),
  select: controlled(
    null,
    (v, set) => (
      <Select selectedKey={v} onSelectionChange={set} placeholder="Select an item">
        <Label>Fruit</Label>
        <Button>
          <SelectValue />
          <span aria-hidden="true">▼</span>
        </Button>
        <Popover>
          <ListBox>{items}</ListBox>
        </Popover>
      </Select>
    ),
    { want: 'Cherry', wantState: 'Cherry', undo: false },
  ),
  'combo box': controlled(
    null,
    (v, set) => (
      <ComboBox selectedKey={v} onSelectionChange={set}>
        <Label>Fruit</Label>
        <div>
          <Input />
          <Button>▼</Button>
        </div>
        <Popover>
          <ListBox>{items}</ListBox>
        </Popover>
      </ComboBox>
    ),
    { want: 'Cherry', wantState: 'Cherry' },
  ),
  'list box': controlled(
    [],
    (v, set) => (
      <ListBox
        aria-label="Fruit"
        selectionMode="multiple"
        selectedKeys={v}
        onSelectionChange={(keys) => set([...keys])}
      >
        {items}
      </ListBox>
    ),
    { want: 'Cherry', wantState: ['Cherry'] },
  ),
  checkbox: controlled(false, (v, set) => (
    <Checkbox isSelected={v} onChange={set}>
      <div style={box} />
      Terms
    </Checkbox>
  )),
  'checkbox group': controlled([], (v, set) => (
    <CheckboxGroup value={v} onChange={set}>
      <Label>Sports</Label>
      <Checkbox value="soccer">Soccer</Checkbox>
      <Checkbox value="tennis">Tennis</Checkbox>
    </CheckboxGroup>
  )),
  switch: controlled(false, (v, set) => (
    <Switch isSelected={v} onChange={set}>
      <div style={box} />
      Gift wrapping
    </Switch>
  )),
  'radio group': controlled(
    '',
    (v, set) => (
      <RadioGroup value={v} onChange={set}>
        <Label>Plan</Label>
        <Radio value="basic">Basic</Radio>
        <Radio value="pro">Pro</Radio>
      </RadioGroup>
    ),
    { undo: false },
  ),
  slider: controlled(
    20,
    (v, set) => (
      <Slider value={v} onChange={set}>
        <Label>Volume</Label>
        <SliderTrack style={{ position: 'relative', width: 200, height: 30 }}>
          <SliderThumb style={{ width: 20, height: 20 }} />
        </SliderTrack>
      </Slider>
    ),
    { text: '70', wantState: 70 },
  ),
  'toggle group': controlled(
    [],
    (v, set) => (
      <ToggleButtonGroup aria-label="View" selectedKeys={v} onSelectionChange={(keys) => set([...keys])}>
        <ToggleButton id="week">Week</ToggleButton>
        <ToggleButton id="month">Month</ToggleButton>
      </ToggleButtonGroup>
    ),
    {},
  ),
  'date field': controlled(
    null,
    (v, set) => (
      <DateField value={v} onChange={set}>
        <Label>Date</Label>
        {segments}
      </DateField>
    ),
    { text: '2026-12-03', wantPart: '"month":12' },
  ),
  'time field': controlled(
    null,
    (v, set) => (
      <TimeField value={v} onChange={set}>
        <Label>Time</Label>
        {segments}
      </TimeField>
    ),
    { text: '14:30', wantPart: '"hour":14' },
  ),
  'date picker': controlled(
    null,
    (v, set) => (
      <DatePicker value={v} onChange={set}>
        <Label>Date</Label>
        <Group>
          {segments}
          <Button>▼</Button>
        </Group>
        <Popover>
          <Dialog>
            <Calendar>
              <header>
                <Button slot="previous">◀</Button>
                <Heading />
                <Button slot="next">▶</Button>
              </header>
              <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    ),
    { text: '2026-12-03', wantPart: '"day":3' },
  ),
});
