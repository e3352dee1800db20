import { c } from '../support/grommet.jsx';
import { FormField, TextInput, MaskedInput } from 'grommet';
import { showCases } from '../support/cases.js';

showCases({
  text: c('', (v, set) => (
    <FormField label="Full name" htmlFor="a">
      <TextInput id="a" value={v} onChange={(e) => set(e.target.value)} />
    </FormField>
  )),
  masked: c('', (v, set) => (
    <FormField label="Phone" htmlFor="a">
      <MaskedInput
        id="a"
        mask={[
          { fixed: '(' },
          { length: 3, regexp: /^[0-9]{1,3}$/ },
          { fixed: ') ' },
          { length: 3, regexp: /^[0-9]{1,3}$/ },
          { fixed: '-' },
          { length: 4, regexp: /^[0-9]{1,4}$/ },
        ]}
        value={v}
        onChange={(e) => set(e.target.value)}
      />
    </FormField>
  )),
});
