import {
  Autocomplete,
  Checkbox,
  Chip,
  ColorInput,
  FileInput,
  Group,
  MantineProvider,
  MultiSelect,
  NumberInput,
  PasswordInput,
  PinInput,
  Radio,
  RangeSlider,
  Rating,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  TagsInput,
  TextInput,
} from '@mantine/core';
import { DateInput, DatePickerInput, TimeInput } from '@mantine/dates';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { controlled } from './support/react-case.jsx';
import { fruits, showCases } from './support/cases.js';

const mantine = (initial, render, extra) =>
  controlled(initial, (value, set) => <MantineProvider>{render(value, set)}</MantineProvider>, extra);

showCases({
  text: mantine('', (v, set) => (
    <TextInput label="First name" value={v} onChange={(e) => set(e.currentTarget.value)} />
  )),
  password: mantine('', (v, set) => (
    <PasswordInput label="Password" value={v} onChange={(e) => set(e.currentTarget.value)} />
  )),
  number: mantine(
    '',
    (v, set) => <NumberInput label="Amount" thousandSeparator="," prefix="$" value={v} onChange={set} />,
    { text: '1234', wantState: 1234 },
  ),
  select: mantine(null, (v, set) => <Select label="Fruit" data={fruits} value={v} onChange={set} clearable />, {
    want: 'Cherry',
    wantState: 'Cherry',
  }),
  'select searchable': mantine(
    null,
    (v, set) => <Select label="Fruit" searchable data={fruits} value={v} onChange={set} clearable />,
    { want: 'Cherry', wantState: 'Cherry' },
  ),
  'multi select': mantine([], (v, set) => <MultiSelect label="Fruits" data={fruits} value={v} onChange={set} />, {
    want: 'Cherry',
    wantState: ['Cherry'],
  }),
  autocomplete: mantine('', (v, set) => <Autocomplete label="Fruit" data={fruits} value={v} onChange={set} />),
  tags: mantine([], (v, set) => <TagsInput label="Tags" value={v} onChange={set} />),
  checkbox: mantine(false, (v, set) => (
    <Checkbox label="Terms" checked={v} onChange={(e) => set(e.currentTarget.checked)} />
  )),
  switch: mantine(false, (v, set) => (
    <Switch label="Gift wrapping" checked={v} onChange={(e) => set(e.currentTarget.checked)} />
  )),
  radio: mantine(
    '',
    (v, set) => (
      <Radio.Group label="Plan" value={v} onChange={set}>
        <Radio value="basic" label="Basic" />
        <Radio value="pro" label="Pro" />
      </Radio.Group>
    ),
    { undo: false },
  ),
  chips: mantine(
    '',
    (v, set) => (
      <Chip.Group value={v} onChange={set}>
        <Group>
          <Chip value="a">Alpha</Chip>
          <Chip value="b">Beta</Chip>
        </Group>
      </Chip.Group>
    ),
    { undo: false },
  ),
  segmented: mantine('week', (v, set) => (
    <SegmentedControl aria-label="View" data={['week', 'month', 'year']} value={v} onChange={set} />
  )),
  slider: mantine(
    20,
    (v, set) => (
      <>
        <label>Volume</label>
        <Slider aria-label="Volume" thumbLabel="Volume" value={v} onChange={set} />
      </>
    ),
    { text: '70', wantState: 70 },
  ),
  'range slider': mantine([20, 40], (v, set) => <RangeSlider value={v} onChange={set} />, {
    texts: ['30', '80'],
    wantState: [30, 80],
  }),
  rating: mantine(0, (v, set) => <Rating value={v} onChange={set} />, { undo: false }),
  color: mantine('', (v, set) => <ColorInput label="Colour" value={v} onChange={set} />, {
    text: '#3366cc',
    wantState: '#3366cc',
  }),
  pin: mantine('', (v, set) => <PinInput aria-label="Code" value={v} onChange={set} type="number" />, {
    texts: ['1', '2', '3', '4'],
    wantState: '1234',
  }),
  file: mantine(
    null,
    (v, set) => <FileInput label="Picture" value={v} onChange={(file) => set(file && { name: file.name })} />,
    {
      undo: false,
    },
  ),
  'date input': mantine(null, (v, set) => <DateInput label="Date" value={v} onChange={set} clearable />, {
    text: '2026-12-03',
    wantState: '2026-12-03',
  }),
  'date picker': mantine(null, (v, set) => <DatePickerInput label="Date" value={v} onChange={set} clearable />, {
    text: '2026-12-03',
    wantState: '2026-12-03',
  }),
  time: mantine('', (v, set) => <TimeInput label="Time" value={v} onChange={(e) => set(e.currentTarget.value)} />, {
    text: '14:30',
    wantState: '14:30',
  }),
});
