import 'rsuite/dist/rsuite.min.css';
import { Input as RInput, InputNumber as RNumber, Form as RForm } from 'rsuite';
import { showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

showCases({
  input: controlled('', (value, set) => (
    <RForm.Group controlId="name">
      <RForm.Label>First name</RForm.Label>
      <RInput id="name" value={value} onChange={set} />
    </RForm.Group>
  )),
  number: controlled(2, (value, set) => (
    <RForm.Group controlId="guests">
      <RForm.Label>Number of guests</RForm.Label>
      <RNumber id="guests" min={1} max={20} value={value} onChange={(next) => set(Number(next))} />
    </RForm.Group>
  )),
});
