import { C } from '../support/react-spectrum.jsx';
import { TextField, TextArea, NumberField } from '@adobe/react-spectrum';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
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
  number: controlled(NaN, (v, set) => (
    <C>
      <NumberField label="Number of guests" minValue={1} maxValue={10} value={v} onChange={set} />
    </C>
  )),
});
