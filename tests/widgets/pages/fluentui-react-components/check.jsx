import { fluent } from '../support/fluentui-react-components.jsx';
import * as F from '@fluentui/react-components';
import { showCases } from '../support/cases.js';

const plans = ['Basic', 'Pro', 'Team'];

showCases({
  checkbox: fluent(false, (value, set) => (
    <F.Checkbox label="I accept the terms" checked={value} onChange={(_, data) => set(data.checked)} />
  )),
  switch: fluent(false, (value, set) => (
    <F.Switch label="Gift wrapping" checked={value} onChange={(_, data) => set(data.checked)} />
  )),
  radio: {
    undo: false,
    show: fluent('', (value, set) => (
      <F.Field label="Plan">
        <F.RadioGroup value={value} onChange={(_, data) => set(data.value)}>
          {plans.map((plan) => (
            <F.Radio key={plan} value={plan} label={plan} />
          ))}
        </F.RadioGroup>
      </F.Field>
    )),
  },
  rating: {
    undo: false,
    show: fluent(0, (value, set) => (
      <F.Field label="Rating">
        <F.Rating value={value} onChange={(_, data) => set(data.value)} />
      </F.Field>
    )),
  },
});
