import '@patternfly/react-core/dist/styles/base.css';
import { useState } from 'react';
import { FormGroup, Select, SelectList, SelectOption, MenuToggle } from '@patternfly/react-core';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const Sel = ({ v, set }) => {
  const [open, setOpen] = useState(false);
  return (
    <Select
      id="s"
      isOpen={open}
      selected={v}
      onSelect={(e, x) => {
        set(x);
        setOpen(false);
      }}
      onOpenChange={setOpen}
      toggle={(ref) => (
        <MenuToggle ref={ref} onClick={() => setOpen(!open)} isExpanded={open}>
          {v || 'Choose'}
        </MenuToggle>
      )}
    >
      <SelectList>
        {fruits.map((f) => (
          <SelectOption key={f} value={f}>
            {f}
          </SelectOption>
        ))}
      </SelectList>
    </Select>
  );
};

showCases({
  select: {
    undo: false,
    show: controlled('', (v, set) => (
      <FormGroup label="Favourite fruit">
        <Sel v={v} set={set} />
      </FormGroup>
    )),
  },
});
