import { fluent } from '../support/fluentui-react-components.jsx';
import * as F from '@fluentui/react-components';
import { showCases } from '../support/cases.js';

showCases({
  input: fluent('', (value, set) => (
    <F.Field label="First name" required>
      <F.Input value={value} onChange={(_, data) => set(data.value)} />
    </F.Field>
  )),
  textarea: fluent('', (value, set) => (
    <F.Field label="Comments" hint="Tell us more">
      <F.Textarea value={value} onChange={(_, data) => set(data.value)} />
    </F.Field>
  )),
  'spin button': fluent(2, (value, set) => (
    <F.Field label="Number of guests">
      <F.SpinButton
        value={value}
        min={1}
        max={20}
        onChange={(_, data) => set(data.value ?? (Number.parseFloat(data.displayValue) || value))}
      />
    </F.Field>
  )),
});
