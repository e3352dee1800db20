import { FormField, Slider } from '@cloudscape-design/components';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: controlled(0, (v, set) => (
    <FormField label="Volume">
      <Slider value={v} min={0} max={100} onChange={({ detail }) => set(detail.value)} />
    </FormField>
  )),
});
