import '@carbon/styles/css/styles.css';
import { Checkbox, RadioButton, RadioButtonGroup, RadioTile, TileGroup, Toggle } from '@carbon/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: controlled(false, (v, set) => (
    <Checkbox id="a" labelText="I accept the terms" checked={v} onChange={(e, s) => set(s.checked)} />
  )),
  toggle: controlled(false, (v, set) => <Toggle id="a" labelText="Gift wrapping" toggled={v} onToggle={set} />),
  radio: {
    undo: false,
    show: controlled('', (v, set) => (
      <RadioButtonGroup legendText="Plan" name="plan" valueSelected={v} onChange={set}>
        <RadioButton labelText="Free" value="Free" />
        <RadioButton labelText="Pro" value="Pro" />
      </RadioButtonGroup>
    )),
  },
  'radio tiles': {
    undo: false,
    show: controlled('', (v, set) => (
      <TileGroup legend="Plan" name="t" valueSelected={v} onChange={set}>
        <RadioTile value="Free" id="r1">
          Free
        </RadioTile>
        <RadioTile value="Pro" id="r2">
          Pro
        </RadioTile>
      </TileGroup>
    )),
  },
});
