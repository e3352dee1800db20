import { m } from '../support/mantine-variants.jsx';
import { mantine } from '../support/mantine.jsx';
import { NumberInput, PasswordInput, PinInput, TextInput, Textarea, Text } from '@mantine/core';
import { showCases } from '../support/cases.js';

showCases({
  text: {
    ci: true,
    show: mantine('', (v, set) => (
      <TextInput label="First name" value={v} onChange={(e) => set(e.currentTarget.value)} />
    )),
  },
  password: mantine('', (v, set) => (
    <PasswordInput label="Password" value={v} onChange={(e) => set(e.currentTarget.value)} />
  )),
  number: {
    ci: true,
    show: mantine(
      '',
      (v, set) => <NumberInput label="Amount" thousandSeparator="," prefix="$" value={v} onChange={set} />,
      { text: '1234', wantState: 1234 },
    ),
  },
  pin: mantine('', (v, set) => <PinInput aria-label="Code" value={v} onChange={set} type="number" />, {
    texts: ['1', '2', '3', '4'],
    wantState: '1234',
  }),
  textarea: m('', (v, set) => (
    <Textarea label="Message" autosize minRows={2} value={v} onChange={(e) => set(e.currentTarget.value)} />
  )),
  'number money': m('', (v, set) => (
    <NumberInput label="Budget" prefix="$ " thousandSeparator="," value={v} onChange={set} />
  )),
  'pin masked': m('', (v, set) => (
    <div>
      <Text>PIN</Text>
      <PinInput length={6} mask type="number" value={v} onChange={set} />
    </div>
  )),
});
