import { text } from '../support/reactstrap.jsx';
import { FormGroup, Label, Input } from 'reactstrap';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  input: controlled('', (v, set) => (
    <FormGroup>
      <Label for="e">Email</Label>
      <Input id="e" name="email" type="email" placeholder="with a placeholder" value={v} onChange={text(set)} />
    </FormGroup>
  )),
  floating: controlled('', (v, set) => (
    <FormGroup floating>
      <Input id="f" placeholder="First name" value={v} onChange={text(set)} />
      <Label for="f">First name</Label>
    </FormGroup>
  )),
  textarea: controlled('', (v, set) => (
    <FormGroup>
      <Label for="t">Comments</Label>
      <Input id="t" type="textarea" value={v} onChange={text(set)} />
    </FormGroup>
  )),
});
