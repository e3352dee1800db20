import '@patternfly/react-core/dist/styles/base.css';
import { FormGroup, DatePicker, TimePicker } from '@patternfly/react-core';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': controlled('', (v, set) => (
    <FormGroup label="Check-in date">
      <DatePicker value={v} onChange={(e, x) => set(x)} />
    </FormGroup>
  )),
  'time picker': controlled('', (v, set) => (
    <FormGroup label="Start time">
      <TimePicker onChange={(e, x) => set(x)} />
    </FormGroup>
  )),
});
