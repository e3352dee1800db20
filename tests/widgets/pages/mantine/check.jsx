import { m } from '../support/mantine-variants.jsx';
import { mantine } from '../support/mantine.jsx';
import {
  Checkbox,
  Chip,
  Group,
  Radio,
  Rating,
  SegmentedControl,
  Switch,
  Stack,
  Text,
  CheckboxCard,
  RadioCard,
} from '@mantine/core';
import { showCases, fruits } from '../support/cases.js';

showCases({
  checkbox: {
    ci: true,
    show: mantine(false, (v, set) => (
      <Checkbox label="Terms" checked={v} onChange={(e) => set(e.currentTarget.checked)} />
    )),
  },
  switch: mantine(false, (v, set) => (
    <Switch label="Gift wrapping" checked={v} onChange={(e) => set(e.currentTarget.checked)} />
  )),
  radio: {
    ci: true,
    undo: false,
    show: mantine('', (v, set) => (
      <Radio.Group label="Plan" value={v} onChange={set}>
        <Radio value="basic" label="Basic" />
        <Radio value="pro" label="Pro" />
      </Radio.Group>
    )),
  },
  chips: {
    undo: false,
    show: mantine('', (v, set) => (
      <Chip.Group value={v} onChange={set}>
        <Group>
          <Chip value="a">Alpha</Chip>
          <Chip value="b">Beta</Chip>
        </Group>
      </Chip.Group>
    )),
  },
  segmented: {
    ci: true,
    show: mantine('week', (v, set) => (
      <SegmentedControl aria-label="View" data={['week', 'month', 'year']} value={v} onChange={set} />
    )),
  },
  rating: { undo: false, show: mantine(0, (v, set) => <Rating value={v} onChange={set} />) },
  'checkbox group': m([], (v, set) => (
    <Checkbox.Group label="Favourite fruits" description="Pick some" value={v} onChange={set}>
      <Group>
        {fruits.slice(0, 4).map((x) => (
          <Checkbox key={x} value={x} label={x} />
        ))}
      </Group>
    </Checkbox.Group>
  )),
  'radio group': {
    undo: false,
    show: m('', (v, set) => (
      <Radio.Group name="fruit" label="Favourite fruit" value={v} onChange={set}>
        <Group>
          {fruits.slice(0, 4).map((x) => (
            <Radio key={x} value={x} label={x} />
          ))}
        </Group>
      </Radio.Group>
    )),
  },
  'checkbox cards': {
    ci: true,
    show: m([], (v, set) => (
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
  },
  'radio cards': {
    ci: true,
    undo: false,
    show: m(null, (v, set) => (
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
    )),
  },
  'chips single': {
    undo: false,
    show: m('', (v, set) => (
      <Chip.Group value={v} onChange={set}>
        <Group>
          {['Small', 'Medium', 'Large'].map((x) => (
            <Chip key={x} value={x}>
              {x}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    )),
  },
  'switch group': m([], (v, set) => (
    <Switch.Group label="Notifications" value={v} onChange={set}>
      {['Email', 'SMS'].map((x) => (
        <Switch key={x} value={x} label={x} />
      ))}
    </Switch.Group>
  )),
  'segmented many': {
    undo: false,
    show: m('a', (v, set) => (
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
    )),
  },
  'rating fractions': m(0, (v, set) => <Rating fractions={2} value={v} onChange={set} />),
});
