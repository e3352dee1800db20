import 'bootstrap/dist/css/bootstrap.min.css';
import { useState } from 'react';
import {
  FormGroup,
  Label,
  Input,
  Dropdown,
  DropdownToggle,
  DropdownMenu,
  DropdownItem,
  ButtonGroup,
  Button,
} from 'reactstrap';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

function Fruit({ v, set }) {
  const [open, setOpen] = useState(false);
  return (
    <FormGroup>
      <Label id="fruit-label">Favourite fruit</Label>
      <Dropdown isOpen={open} toggle={() => setOpen((o) => !o)}>
        <DropdownToggle caret aria-labelledby="fruit-label">
          {v || 'Choose…'}
        </DropdownToggle>
        <DropdownMenu>
          {fruits.map((one) => (
            <DropdownItem key={one} active={v === one} onClick={() => set(one)}>
              {one}
            </DropdownItem>
          ))}
        </DropdownMenu>
      </Dropdown>
    </FormGroup>
  );
}
const text = (set) => (e) => set(e.target.value);
showCases({
  input: controlled('', (v, set) => (
    <FormGroup>
      <Label for="e">Email</Label>
      <Input id="e" name="email" type="email" placeholder="with a placeholder" value={v} onChange={text(set)} />
    </FormGroup>
  )),
  floating: controlled('', (v, set) => (
    <FormGroup floating>
      <Input id="f" placeholder="First name" value={v} onChange={text(set)} />
      <Label for="f">First name</Label>
    </FormGroup>
  )),
  textarea: controlled('', (v, set) => (
    <FormGroup>
      <Label for="t">Comments</Label>
      <Input id="t" type="textarea" value={v} onChange={text(set)} />
    </FormGroup>
  )),
  select: controlled('', (v, set) => (
    <FormGroup>
      <Label for="s">Favourite fruit</Label>
      <Input id="s" type="select" value={v} onChange={text(set)}>
        <option value="">Choose…</option>
        {fruits.map((o) => (
          <option key={o}>{o}</option>
        ))}
      </Input>
    </FormGroup>
  )),
  'select many': controlled([], (v, set) => (
    <FormGroup>
      <Label for="m">Fruits you like</Label>
      <Input
        id="m"
        type="select"
        multiple
        value={v}
        onChange={(e) => set([...e.target.selectedOptions].map((o) => o.value))}
      >
        {fruits.map((o) => (
          <option key={o}>{o}</option>
        ))}
      </Input>
    </FormGroup>
  )),
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
  radios: controlled(
    '',
    (v, set) => (
      <FormGroup tag="fieldset">
        <legend>Gender</legend>
        {['Female', 'Male', 'Other'].map((one) => (
          <FormGroup check key={one}>
            <Input name="gender" type="radio" value={one} checked={v === one} onChange={() => set(one)} />{' '}
            <Label check>{one}</Label>
          </FormGroup>
        ))}
      </FormGroup>
    ),
    { undo: false },
  ),
  'button radios': controlled(
    '',
    (v, set) => (
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
    ),
    { undo: false },
  ),
  dropdown: controlled('', (v, set) => <Fruit v={v} set={set} />, { undo: false }),
  range: controlled(10, (v, set) => (
    <FormGroup>
      <Label for="r">Volume</Label>
      <Input id="r" type="range" value={v} onChange={(e) => set(Number(e.target.value))} />
    </FormGroup>
  )),
  date: controlled('', (v, set) => (
    <FormGroup>
      <Label for="d">Date of birth</Label>
      <Input id="d" type="date" value={v} onChange={text(set)} />
    </FormGroup>
  )),
});
