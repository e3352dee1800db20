import { m } from '../support/mantine-variants.jsx';
import { mantine } from '../support/mantine.jsx';
import { ColorInput, ColorPicker as MantineColor, MantineProvider, ColorPicker, Text } from '@mantine/core';
import { showCases } from '../support/cases.js';
import '@mantine/core/styles.css';
import { controlled } from '../support/react-case.jsx';

const label = (inner) => (
  <div>
    <label>Favourite colour</label>
    {inner}
  </div>
);

showCases({
  color: {
    ci: true,
    show: mantine('', (v, set) => <ColorInput label="Colour" value={v} onChange={set} />, {
      text: '#3366cc',
      wantState: '#3366cc',
    }),
  },
  picker: {
    ci: true,
    show: controlled('#aabbcc', (v, set) => (
      <MantineProvider>{label(<MantineColor value={v} onChange={set} />)}</MantineProvider>
    )),
  },
  'color input': {
    ci: true,
    show: m('', (v, set) => <ColorInput label="Favourite colour" value={v} onChange={set} />),
  },
  'color picker': {
    ci: true,
    show: m('#ffffff', (v, set) => (
      <div>
        <Text>Favourite colour</Text>
        <ColorPicker format="hex" value={v} onChange={set} />
      </div>
    )),
  },
});
