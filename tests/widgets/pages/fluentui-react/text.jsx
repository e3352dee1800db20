import { C } from '../support/fluentui-react.jsx';
import { SpinButton, TextField } from '@fluentui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  text: controlled('', (v, set) => (
    <C>
      <TextField label="First name" value={v} onChange={(_, x) => set(x ?? '')} />
    </C>
  )),
  'text multiline': controlled('', (v, set) => (
    <C>
      <TextField label="Comments" multiline autoAdjustHeight value={v} onChange={(_, x) => set(x ?? '')} />
    </C>
  )),
  spin: controlled('1', (v, set) => (
    <C>
      <SpinButton
        label="Number of guests"
        value={v}
        min={1}
        max={10}
        step={1}
        incrementButtonAriaLabel="Increase"
        decrementButtonAriaLabel="Decrease"
        onChange={(_, x) => set(x)}
      />
    </C>
  )),
});
