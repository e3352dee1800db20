import {
  Checkbox,
  CheckboxGroup,
  Label,
  Radio,
  RadioGroup,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const box = { display: 'inline-block', minWidth: 40, minHeight: 20 };

showCases({
  checkbox: {
    show: controlled(false, (v, set) => (
      <Checkbox isSelected={v} onChange={set}>
        <div style={box} />
        Terms
      </Checkbox>
    )),
  },
  'checkbox group': {
    show: controlled([], (v, set) => (
      <CheckboxGroup value={v} onChange={set}>
        <Label>Sports</Label>
        <Checkbox value="soccer">Soccer</Checkbox>
        <Checkbox value="tennis">Tennis</Checkbox>
      </CheckboxGroup>
    )),
  },
  switch: {
    show: controlled(false, (v, set) => (
      <Switch isSelected={v} onChange={set}>
        <div style={box} />
        Gift wrapping
      </Switch>
    )),
  },
  'radio group': {
    undo: false,
    show: controlled('', (v, set) => (
      <RadioGroup value={v} onChange={set}>
        <Label>Plan</Label>
        <Radio value="basic">Basic</Radio>
        <Radio value="pro">Pro</Radio>
      </RadioGroup>
    )),
  },
  'toggle group': {
    show: controlled(
      [],
      (v, set) => (
        <ToggleButtonGroup aria-label="View" selectedKeys={v} onSelectionChange={(keys) => set([...keys])}>
          <ToggleButton id="week">Week</ToggleButton>
          <ToggleButton id="month">Month</ToggleButton>
        </ToggleButtonGroup>
      ),
      {},
    ),
  },
});
