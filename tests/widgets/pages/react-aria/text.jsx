import { Button, Group, Input, Label, NumberField, TextField } from 'react-aria-components';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'text field': {
    show: controlled('', (v, set) => (
      <TextField value={v} onChange={set}>
        <Label>First name</Label>
        <Input />
      </TextField>
    )),
  },
  'number field': {
    show: controlled(
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
  },
});
