import { FormField, DatePicker, TimeInput } from '@cloudscape-design/components';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': controlled('', (v, set) => (
    <FormField label="Check-in date">
      <DatePicker value={v} onChange={({ detail }) => set(detail.value)} placeholder="YYYY/MM/DD" />
    </FormField>
  )),
  'time input': controlled('', (v, set) => (
    <FormField label="Start time">
      <TimeInput value={v} onChange={({ detail }) => set(detail.value)} placeholder="hh:mm:ss" />
    </FormField>
  )),
});
