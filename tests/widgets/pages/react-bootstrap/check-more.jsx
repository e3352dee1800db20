import 'bootstrap/dist/css/bootstrap.css';
import Form from 'react-bootstrap/Form';
import ToggleButton from 'react-bootstrap/ToggleButton';
import ToggleButtonGroup from 'react-bootstrap/ToggleButtonGroup';
import { showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

showCases({
  switch: controlled(false, (value, set) => (
    <Form.Check type="switch" id="news" label="Gift wrapping" checked={value} onChange={(e) => set(e.target.checked)} />
  )),
  radios: {
    undo: false,
    show: controlled('', (value, set) => (
      <fieldset>
        <legend>Plan</legend>
        {['Basic', 'Pro', 'Team'].map((plan) => (
          <Form.Check
            inline
            key={plan}
            type="radio"
            name="plan"
            id={plan}
            label={plan}
            checked={value === plan}
            onChange={() => set(plan)}
          />
        ))}
      </fieldset>
    )),
  },
  'toggle buttons': {
    undo: false,
    show: controlled('', (value, set) => (
      <>
        <p id="size">Size</p>
        <ToggleButtonGroup type="radio" name="size" value={value} onChange={set} aria-labelledby="size">
          {['Small', 'Medium', 'Large'].map((size) => (
            <ToggleButton key={size} id={`size-${size}`} value={size} variant="outline-primary">
              {size}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </>
    )),
  },
});
