import '@carbon/styles/css/styles.css';
import { NumberInput, PasswordInput, TextArea, TextInput } from '@carbon/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'text input': controlled('', (v, set) => (
    <TextInput id="a" labelText="Full name" value={v} onChange={(e) => set(e.target.value)} />
  )),
  password: controlled('', (v, set) => (
    <PasswordInput id="a" labelText="Password" value={v} onChange={(e) => set(e.target.value)} />
  )),
  'text area': controlled('', (v, set) => (
    <TextArea id="a" labelText="Message" value={v} onChange={(e) => set(e.target.value)} />
  )),
  number: controlled(0, (v, set) => (
    <NumberInput id="a" label="Quantity" min={0} max={50} value={v} onChange={(e, s) => set(s.value)} />
  )),
});
