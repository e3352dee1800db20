import '@patternfly/react-core/dist/styles/base.css';
import { FormGroup, TextInput, NumberInput } from '@patternfly/react-core';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  text: controlled('', (v, set) => (
    <FormGroup label="Full name" fieldId="a">
      <TextInput id="a" value={v} onChange={(e, x) => set(x)} />
    </FormGroup>
  )),
  number: controlled(0, (v, set) => (
    <FormGroup label="Quantity">
      <NumberInput
        value={v}
        onMinus={() => set(v - 1)}
        onPlus={() => set(v + 1)}
        onChange={(e) => set(Number(e.target.value))}
      />
    </FormGroup>
  )),
});
