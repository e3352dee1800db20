import { TextInputField, TextareaField } from 'evergreen-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  input: controlled('', (v, set) => (
    <TextInputField label="First name" value={v} onChange={(e) => set(e.target.value)} />
  )),
  textarea: controlled('', (v, set) => (
    <TextareaField label="Message" value={v} onChange={(e) => set(e.target.value)} />
  )),
});
