import { Checkbox, Group, Button, RadioGroup, Switch } from 'evergreen-ui';
import { controlled } from '../support/react-case.jsx';
import { field } from '../support/evergreen-ui.jsx';
import { showCases } from '../support/cases.js';

const sizes = ['Small', 'Medium', 'Large'];

showCases({
  checkbox: controlled(false, (v, set) => (
    <Checkbox label="I accept the terms" checked={v} onChange={(e) => set(e.target.checked)} />
  )),
  switch: field(false, 'Gift wrapping', (v, set) => <Switch checked={v} onChange={(e) => set(e.target.checked)} />),
  'radio group': {
    undo: false,
    show: controlled('', (v, set) => (
      <RadioGroup
        label="Size"
        value={v}
        options={sizes.map((size) => ({ label: size, value: size }))}
        onChange={(e) => set(e.target.value)}
      />
    )),
  },
  'button group': {
    undo: false,
    show: field('', 'Size', (v, set) => (
      <Group>
        {sizes.map((size) => (
          <Button key={size} type="button" isActive={v === size} onClick={() => set(size)}>
            {size}
          </Button>
        ))}
      </Group>
    )),
  },
});
