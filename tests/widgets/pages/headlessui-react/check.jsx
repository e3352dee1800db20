import { Switch, RadioGroup, Radio, Checkbox, Field, Label } from '@headlessui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  switch: {
    ci: true,
    show: controlled(false, (v, set) => (
      <Field>
        <Label>Gift wrapping</Label>
        <Switch checked={v} onChange={set} style={{ width: 40, height: 20 }} />
      </Field>
    )),
  },
  checkbox: {
    ci: true,
    show: controlled(false, (v, set) => (
      <Field>
        <Checkbox checked={v} onChange={set} style={{ display: 'block', width: 20, height: 20 }} />
        <Label>Terms</Label>
      </Field>
    )),
  },
  radio: {
    ci: true,
    undo: false,
    show: controlled('', (v, set) => (
      <RadioGroup value={v} onChange={set} aria-label="Plan">
        {['Basic', 'Pro'].map((x) => (
          <Field key={x}>
            <Radio value={x} style={{ display: 'block', width: 20, height: 20 }} />
            <Label>{x}</Label>
          </Field>
        ))}
      </RadioGroup>
    )),
  },
});
