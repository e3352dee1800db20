import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import { FormGroup, InputGroup, TextArea, NumericInput } from '@blueprintjs/core';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  input: controlled('', (v, set) => (
    <FormGroup label="Full name" labelFor="a">
      <InputGroup id="a" value={v} onValueChange={set} />
    </FormGroup>
  )),
  'text area': controlled('', (v, set) => (
    <FormGroup label="Message" labelFor="a">
      <TextArea id="a" value={v} onChange={(e) => set(e.target.value)} />
    </FormGroup>
  )),
  numeric: controlled('', (v, set) => (
    <FormGroup label="Quantity" labelFor="a">
      <NumericInput id="a" value={v} onValueChange={(n, s) => set(s)} min={0} max={50} />
    </FormGroup>
  )),
});
