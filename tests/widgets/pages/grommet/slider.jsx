import { c } from '../support/grommet.jsx';
import { FormField, RangeInput } from 'grommet';
import { showCases } from '../support/cases.js';

showCases({
  range: c(0, (v, set) => (
    <FormField label="Volume">
      <RangeInput value={v} onChange={(e) => set(e.target.value)} />
    </FormField>
  )),
});
