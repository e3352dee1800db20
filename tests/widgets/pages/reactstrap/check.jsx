import '../support/reactstrap.jsx';
import { FormGroup, Label, Input, ButtonGroup, Button } from 'reactstrap';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  check: controlled(false, (v, set) => (
    <FormGroup check>
      <Input id="c" type="checkbox" checked={v} onChange={(e) => set(e.target.checked)} />
      <Label check for="c">
        I accept the terms
      </Label>
    </FormGroup>
  )),
  switch: controlled(false, (v, set) => (
    <FormGroup switch>
      <Input id="w" type="switch" role="switch" checked={v} onChange={() => set(!v)} />
      <Label check for="w">
        Newsletter
      </Label>
    </FormGroup>
  )),
  radios: {
    undo: false,
    show: controlled('', (v, set) => (
      <FormGroup tag="fieldset">
        <legend>Gender</legend>
        {['Female', 'Male', 'Other'].map((one) => (
          <FormGroup check key={one}>
            <Input name="gender" type="radio" value={one} checked={v === one} onChange={() => set(one)} />{' '}
            <Label check>{one}</Label>
          </FormGroup>
        ))}
      </FormGroup>
    )),
  },
  'button radios': {
    undo: false,
    show: controlled('', (v, set) => (
      <div>
        <h5 id="b-label">T-shirt size</h5>
        <ButtonGroup aria-labelledby="b-label">
          {['Small', 'Medium', 'Large'].map((one) => (
            <Button
              key={one}
              color="primary"
              outline
              active={v === one}
              aria-pressed={v === one}
              onClick={() => set(one)}
            >
              {one}
            </Button>
          ))}
        </ButtonGroup>
      </div>
    )),
  },
});
