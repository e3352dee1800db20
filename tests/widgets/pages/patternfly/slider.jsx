import '@patternfly/react-core/dist/styles/base.css';
import { FormGroup, Slider } from '@patternfly/react-core';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: controlled(0, (v, set) => (
    <FormGroup label="Volume">
      <Slider value={v} onChange={(e, x) => set(x)} />
    </FormGroup>
  )),
});
