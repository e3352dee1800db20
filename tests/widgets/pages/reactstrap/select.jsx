import { text } from '../support/reactstrap.jsx';
import { useState } from 'react';
import { FormGroup, Label, Input, Dropdown, DropdownToggle, DropdownMenu, DropdownItem } from 'reactstrap';
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

showCases({
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
  dropdown: { undo: false, show: controlled('', (v, set) => <Fruit v={v} set={set} />) },
});
