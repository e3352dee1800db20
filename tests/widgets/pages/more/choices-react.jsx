import { Command } from 'cmdk';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Dropdown, Form, ToggleButton, ToggleButtonGroup } from 'react-bootstrap';
import { MultiSelect } from 'react-multi-select-component';
import TagsInput from 'react-tagsinput';
import 'bootstrap/dist/css/bootstrap.css';
import 'react-tagsinput/react-tagsinput.css';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((fruit) => ({ label: fruit, value: fruit.toLowerCase() }));

function Shadcn({ value, onChange }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="space-y-2">
      <label htmlFor="fruit">Favourite fruit</label>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <button id="fruit" type="button" role="combobox" aria-expanded={open} className="w-[200px] justify-between">
            {value ? options.find((option) => option.value === value)?.label : 'Select fruit...'}
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content style={{ background: 'white', width: 200 }}>
            <Command>
              <Command.Input placeholder="Search fruit..." />
              <Command.List>
                <Command.Empty>No fruit found.</Command.Empty>
                <Command.Group>
                  {options.map((option) => (
                    <Command.Item
                      key={option.value}
                      value={option.value}
                      onSelect={(now) => {
                        onChange(now === value ? '' : now);
                        setOpen(false);
                      }}
                    >
                      {option.label}
                    </Command.Item>
                  ))}
                </Command.Group>
              </Command.List>
            </Command>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}

function ShadcnPlainLabel({ value, onChange }) {
  return (
    <div>
      <label>Favourite fruit</label>
      <Shadcn value={value} onChange={onChange} />
    </div>
  );
}

showCases({
  'shadcn combobox': controlled('', (v, set) => <Shadcn value={v} onChange={set} />),
  'shadcn plain label': controlled('', (v, set) => <ShadcnPlainLabel value={v} onChange={set} />),
  'multi-select': controlled([], (v, set) => (
    <div>
      <label id="l">Favourite fruits</label>
      <MultiSelect options={options} value={v} onChange={set} labelledBy="l" />
    </div>
  )),
  'react-tagsinput': controlled([], (v, set) => (
    <div>
      <label>Tags</label>
      <TagsInput value={v} onChange={set} />
    </div>
  )),
  'bootstrap select': controlled('', (v, set) => (
    <Form.Group controlId="fruit">
      <Form.Label>Favourite fruit</Form.Label>
      <Form.Select value={v} onChange={(e) => set(e.target.value)}>
        <option value="">Open this select menu</option>
        {fruits.map((fruit) => (
          <option key={fruit}>{fruit}</option>
        ))}
      </Form.Select>
    </Form.Group>
  )),
  'bootstrap dropdown': controlled(
    '',
    (v, set) => (
      <Form.Group>
        <Form.Label>Favourite fruit</Form.Label>
        <Dropdown onSelect={(key) => set(key)}>
          <Dropdown.Toggle variant="outline-secondary">{v || 'Select a fruit'}</Dropdown.Toggle>
          <Dropdown.Menu>
            {fruits.map((fruit) => (
              <Dropdown.Item key={fruit} as="button" type="button" eventKey={fruit}>
                {fruit}
              </Dropdown.Item>
            ))}
          </Dropdown.Menu>
        </Dropdown>
      </Form.Group>
    ),
    { undo: false },
  ),
  'bootstrap toggle radio': controlled(
    '',
    (v, set) => (
      <ToggleButtonGroup type="radio" name="size" aria-label="Size" value={v} onChange={set}>
        {['Small', 'Medium', 'Large'].map((size) => (
          <ToggleButton key={size} id={`size-${size}`} value={size}>
            {size}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    ),
    { undo: false },
  ),
});
