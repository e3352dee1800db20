import 'rsuite/dist/rsuite.min.css';
import {
  Checkbox as RCheckbox,
  CheckboxGroup as RCheckboxGroup,
  Form as RForm,
  Radio as RRadio,
  RadioGroup as RRadioGroup,
  RadioTile,
  RadioTileGroup,
  Rate,
  Toggle,
} from 'rsuite';
import { showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

const plans = ['Basic', 'Pro', 'Team'];

showCases({
  checkbox: controlled(false, (value, set) => (
    <RCheckbox checked={value} onChange={(_, checked) => set(checked)}>
      I accept the terms
    </RCheckbox>
  )),
  checkboxes: controlled([], (value, set) => (
    <fieldset>
      <legend>Toppings</legend>
      <RCheckboxGroup value={value} onChange={set}>
        {['Ham', 'Cheese', 'Olives'].map((topping) => (
          <RCheckbox key={topping} value={topping}>
            {topping}
          </RCheckbox>
        ))}
      </RCheckboxGroup>
    </fieldset>
  )),
  toggle: controlled(false, (value, set) => (
    <Toggle checked={value} onChange={set}>
      Gift wrapping
    </Toggle>
  )),
  radio: {
    undo: false,
    show: controlled('', (value, set) => (
      <RForm.Group controlId="plan">
        <RForm.Label>Plan</RForm.Label>
        <RRadioGroup name="plan" value={value} onChange={set}>
          {plans.map((plan) => (
            <RRadio key={plan} value={plan}>
              {plan}
            </RRadio>
          ))}
        </RRadioGroup>
      </RForm.Group>
    )),
  },
  'radio tiles': {
    undo: false,
    show: controlled('', (value, set) => (
      <RadioTileGroup value={value} onChange={set} aria-label="Plan">
        {plans.map((plan) => (
          <RadioTile key={plan} value={plan} label={plan}>
            All of the {plan} plan
          </RadioTile>
        ))}
      </RadioTileGroup>
    )),
  },
  rate: { undo: false, show: controlled(0, (value, set) => <Rate value={value} onChange={set} aria-label="Rating" />) },
});
