import '../support/reactstrap.jsx';
import { FormGroup, Label, Input } from 'reactstrap';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  range: controlled(10, (v, set) => (
    <FormGroup>
      <Label for="r">Volume</Label>
      <Input id="r" type="range" value={v} onChange={(e) => set(Number(e.target.value))} />
    </FormGroup>
  )),
});
