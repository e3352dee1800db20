import { text } from '../support/designsystemet.jsx';
import { Textfield, Textarea, Field, Label, Input } from '@digdir/designsystemet-react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  textfield: controlled('', (v, set) => <Textfield label="First name" value={v} onChange={text(set)} />),
  email: controlled('', (v, set) => (
    <Field>
      <Label>Email</Label>
      <Input type="email" value={v} onChange={text(set)} />
    </Field>
  )),
  textarea: controlled('', (v, set) => (
    <Field>
      <Label>Comments</Label>
      <Textarea value={v} onChange={text(set)} />
    </Field>
  )),
  counter: controlled('', (v, set) => <Textfield label="City" counter={30} value={v} onChange={text(set)} />),
});
