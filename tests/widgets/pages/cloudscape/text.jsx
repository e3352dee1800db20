import { FormField, Input, Textarea } from '@cloudscape-design/components';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  input: controlled('', (v, set) => (
    <FormField label="Full name">
      <Input value={v} onChange={({ detail }) => set(detail.value)} />
    </FormField>
  )),
  textarea: controlled('', (v, set) => (
    <FormField label="Message">
      <Textarea value={v} onChange={({ detail }) => set(detail.value)} />
    </FormField>
  )),
});
