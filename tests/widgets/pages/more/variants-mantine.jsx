import {
  ActionIcon,
  Autocomplete,
  Checkbox,
  Chip,
  ColorPicker,
  Combobox,
  FileButton,
  Group,
  JsonInput,
  MantineProvider,
  MultiSelect,
  NativeSelect,
  NumberInput,
  Pill,
  PillsInput,
  Radio,
  RangeSlider,
  Rating,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
  Button,
  InputBase,
  Input,
  useCombobox,
  AngleSlider,
  HueSlider,
  ColorInput,
  PinInput,
  Stack,
  Text,
  CheckboxCard,
  RadioCard,
} from '@mantine/core';
import {
  Calendar,
  DatePicker,
  DatePickerInput,
  DateTimePicker,
  DateInput,
  MonthPickerInput,
  MonthPicker,
  TimeInput,
  TimePicker,
  YearPickerInput,
} from '@mantine/dates';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { useState } from 'react';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

const m = (initial, render, extra) =>
  controlled(initial, (value, set) => <MantineProvider>{render(value, set)}</MantineProvider>, extra);
const no = { undo: false };
function FruitPills({ value, set }) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [search, setSearch] = useState('');
  const pick = (x) => set(value.includes(x) ? value.filter((y) => y !== x) : [...value, x]);
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.DropdownTarget>
        <PillsInput label="Favourite fruits" onClick={() => combobox.openDropdown()}>
          <Pill.Group>
            {value.map((x) => (
              <Pill key={x} withRemoveButton onRemove={() => pick(x)}>
                {x}
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                onFocus={() => combobox.openDropdown()}
                onBlur={() => combobox.closeDropdown()}
                value={search}
                placeholder="Search fruits"
                onChange={(e) => {
                  combobox.updateSelectedOptionIndex();
                  setSearch(e.currentTarget.value);
                }}
                onKeyDown={(e) => {
                  if (e.key === 'Backspace' && search === '') {
                    e.preventDefault();
                    set(value.slice(0, -1));
                  }
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options>
          {fruits
            .filter((x) => x.toLowerCase().includes(search.toLowerCase().trim()))
            .map((x) => (
              <Combobox.Option value={x} key={x}>
                {x}
              </Combobox.Option>
            ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
function FruitButton({ value, set }) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(x) => {
        set(x);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <InputBase
          label="Favourite fruit"
          component="button"
          type="button"
          pointer
          rightSection={<Combobox.Chevron />}
          onClick={() => combobox.toggleDropdown()}
        >
          {value || <Input.Placeholder>Pick value</Input.Placeholder>}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options>
          {fruits.map((x) => (
            <Combobox.Option value={x} key={x}>
              {x}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
showCases({
  textarea: m('', (v, set) => (
    <Textarea label="Message" autosize minRows={2} value={v} onChange={(e) => set(e.currentTarget.value)} />
  )),
  'native select': m('', (v, set) => (
    <NativeSelect
      label="Favourite fruit"
      data={['', ...fruits]}
      value={v}
      onChange={(e) => set(e.currentTarget.value)}
    />
  )),
  'select clearable': m(null, (v, set) => (
    <Select label="Favourite fruit" placeholder="Pick value" data={fruits} clearable value={v} onChange={set} />
  )),
  'select grouped': m(null, (v, set) => (
    <Select
      label="Favourite fruit"
      data={[
        { group: 'Sweet', items: fruits.slice(0, 4) },
        { group: 'Sour', items: fruits.slice(4) },
      ]}
      value={v}
      onChange={set}
    />
  )),
  'multi searchable': m([], (v, set) => (
    <MultiSelect
      label="Favourite fruits"
      placeholder="Pick value"
      searchable
      clearable
      hidePickedOptions
      data={fruits}
      value={v}
      onChange={set}
    />
  )),
  'tags suggestions': m([], (v, set) => (
    <TagsInput
      label="Tags"
      placeholder="Enter tag"
      data={['React', 'Angular', 'Svelte']}
      clearable
      value={v}
      onChange={set}
    />
  )),
  'custom pills': m([], (v, set) => <FruitPills value={v} set={set} />),
  'custom button': m(null, (v, set) => <FruitButton value={v} set={set} />, no),
  'checkbox group': m([], (v, set) => (
    <Checkbox.Group label="Favourite fruits" description="Pick some" value={v} onChange={set}>
      <Group>
        {fruits.slice(0, 4).map((x) => (
          <Checkbox key={x} value={x} label={x} />
        ))}
      </Group>
    </Checkbox.Group>
  )),
  'radio group': m(
    '',
    (v, set) => (
      <Radio.Group name="fruit" label="Favourite fruit" value={v} onChange={set}>
        <Group>
          {fruits.slice(0, 4).map((x) => (
            <Radio key={x} value={x} label={x} />
          ))}
        </Group>
      </Radio.Group>
    ),
    no,
  ),
  'checkbox cards': m([], (v, set) => (
    <Checkbox.Group label="Packages" value={v} onChange={set}>
      <Stack>
        {['core', 'hooks'].map((x) => (
          <CheckboxCard key={x} value={x} radius="md" p="md">
            <Group>
              <Checkbox.Indicator />
              <Text>{x}</Text>
            </Group>
          </CheckboxCard>
        ))}
      </Stack>
    </Checkbox.Group>
  )),
  'radio cards': m(
    null,
    (v, set) => (
      <Radio.Group label="Package" value={v} onChange={set}>
        <Stack>
          {['core', 'hooks'].map((x) => (
            <RadioCard key={x} value={x} radius="md" p="md">
              <Group>
                <Radio.Indicator />
                <Text>{x}</Text>
              </Group>
            </RadioCard>
          ))}
        </Stack>
      </Radio.Group>
    ),
    no,
  ),
  'chips single': m(
    '',
    (v, set) => (
      <Chip.Group value={v} onChange={set}>
        <Group>
          {['Small', 'Medium', 'Large'].map((x) => (
            <Chip key={x} value={x}>
              {x}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    ),
    no,
  ),
  'switch group': m([], (v, set) => (
    <Switch.Group label="Notifications" value={v} onChange={set}>
      {['Email', 'SMS'].map((x) => (
        <Switch key={x} value={x} label={x} />
      ))}
    </Switch.Group>
  )),
  'slider marks': m(40, (v, set) => (
    <div>
      <Text>Volume</Text>
      <Slider
        marks={[
          { value: 20, label: '20%' },
          { value: 80, label: '80%' },
        ]}
        value={v}
        onChange={set}
      />
    </div>
  )),
  'segmented many': m(
    'a',
    (v, set) => (
      <SegmentedControl
        aria-label="Framework"
        data={[
          { label: 'React', value: 'a' },
          { label: 'Vue', value: 'b' },
          { label: 'Svelte', value: 'c' },
        ]}
        value={v}
        onChange={set}
      />
    ),
    no,
  ),
  'rating fractions': m(0, (v, set) => <Rating fractions={2} value={v} onChange={set} />),
  'number money': m('', (v, set) => (
    <NumberInput label="Budget" prefix="$ " thousandSeparator="," value={v} onChange={set} />
  )),
  'color input': m('', (v, set) => <ColorInput label="Favourite colour" value={v} onChange={set} />),
  'color picker': m('#ffffff', (v, set) => (
    <div>
      <Text>Favourite colour</Text>
      <ColorPicker format="hex" value={v} onChange={set} />
    </div>
  )),
  'hue slider': m(120, (v, set) => (
    <div>
      <Text>Hue</Text>
      <HueSlider value={v} onChange={set} />
    </div>
  )),
  'angle slider': m(60, (v, set) => <AngleSlider aria-label="Gradient angle" value={v} onChange={set} />),
  'pin masked': m('', (v, set) => (
    <div>
      <Text>PIN</Text>
      <PinInput length={6} mask type="number" value={v} onChange={set} />
    </div>
  )),
  'date range': m([null, null], (v, set) => (
    <DatePickerInput type="range" label="Travel dates" placeholder="Pick dates range" value={v} onChange={set} />
  )),
  'date multiple': m([], (v, set) => (
    <DatePickerInput type="multiple" label="Delivery days" placeholder="Pick dates" value={v} onChange={set} />
  )),
  'date inline': m(null, (v, set) => (
    <div>
      <Text>Check-in date</Text>
      <DatePicker allowDeselect value={v} onChange={set} />
    </div>
  )),
  'date time': m(null, (v, set) => (
    <DateTimePicker label="Appointment" placeholder="Pick date and time" clearable value={v} onChange={set} />
  )),
  'month input': m(null, (v, set) => (
    <MonthPickerInput label="Billing month" placeholder="Pick date" clearable value={v} onChange={set} />
  )),
  'year input': m(null, (v, set) => (
    <YearPickerInput label="Year built" placeholder="Pick date" clearable value={v} onChange={set} />
  )),
  'time picker': m('', (v, set) => <TimePicker label="Arrival time" withDropdown clearable value={v} onChange={set} />),
  'date input format': m(null, (v, set) => (
    <DateInput
      label="Birth date"
      valueFormat="DD/MM/YYYY"
      placeholder="Date input"
      clearable
      value={v}
      onChange={set}
    />
  )),
  'file button': m(
    null,
    (v, set) => (
      <div>
        <FileButton onChange={(f) => set(f?.name ?? null)} accept="image/png,image/jpeg">
          {(p) => <Button {...p}>Upload image</Button>}
        </FileButton>
        <Text>{v}</Text>
      </div>
    ),
    no,
  ),
});
