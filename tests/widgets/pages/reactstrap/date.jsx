import { text } from '../support/reactstrap.jsx';
import { FormGroup, Label, Input } from 'reactstrap';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  date: controlled('', (v, set) => (
    <FormGroup>
      <Label for="d">Date of birth</Label>
      <Input id="d" type="date" value={v} onChange={text(set)} />
    </FormGroup>
  )),
});
