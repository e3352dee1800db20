import { c } from '../support/grommet.jsx';
import { FormField, DateInput } from 'grommet';
import { showCases } from '../support/cases.js';

showCases({
  date: c('', (v, set) => (
    <FormField label="Check-in date" htmlFor="a">
      <DateInput id="a" format="mm/dd/yyyy" value={v} onChange={({ value }) => set(value)} />
    </FormField>
  )),
});
