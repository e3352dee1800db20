import '@patternfly/react-core/dist/styles/base.css';
import { FormGroup, Checkbox, Switch, ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: controlled(false, (v, set) => (
    <Checkbox id="a" label="I accept the terms" isChecked={v} onChange={(e, x) => set(x)} />
  )),
  switch: controlled(false, (v, set) => (
    <Switch id="a" label="Gift wrapping" isChecked={v} onChange={(e, x) => set(x)} />
  )),
  'toggle group': {
    undo: false,
    show: controlled('', (v, set) => (
      <FormGroup label="View">
        <ToggleGroup aria-label="View">
          {['List', 'Grid'].map((x) => (
            <ToggleGroupItem key={x} text={x} buttonId={x} isSelected={v === x} onChange={() => set(x)} />
          ))}
        </ToggleGroup>
      </FormGroup>
    )),
  },
});
