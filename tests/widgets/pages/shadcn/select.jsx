import { surface } from '../support/shadcn.jsx';
import { Command } from 'cmdk';
import { Popover } from 'radix-ui';
import { useState } from 'react';
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

const frameworks = ['next.js', 'sveltekit', 'nuxt.js', 'remix', 'astro'];

/** The combobox of shadcn/ui's form page: a FormControl button that opens a Command in a Popover. */
function Combobox({ v, set, label = 'Framework', multiple = false }) {
  const [open, setOpen] = useState(false);
  const shown = multiple ? v.join(', ') : v;
  const pick = (x) => {
    if (multiple) return set(v.includes(x) ? v.filter((y) => y !== x) : [...v, x]);
    set(x === v ? '' : x);
    setOpen(false);
  };
  return (
    <div>
      <label htmlFor="combo">{label}</label>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <button id="combo" type="button" role="combobox" aria-expanded={open} style={{ width: 200 }}>
            {shown || `Select ${label.toLowerCase()}…`}
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content style={{ ...surface, width: 200 }}>
            <Command>
              <Command.Input placeholder={`Search ${label.toLowerCase()}…`} />
              <Command.List style={{ maxHeight: 200, overflow: 'auto' }}>
                <Command.Empty>Nothing found.</Command.Empty>
                <Command.Group heading="All">
                  {frameworks.map((x) => (
                    <Command.Item key={x} value={x} onSelect={pick}>
                      {(multiple ? v.includes(x) : v === x) ? '✓ ' : ''}
                      {x}
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

showCases({
  combobox: controlled('', (v, set) => <Shadcn value={v} onChange={set} />),
  'plain label': controlled('', (v, set) => <ShadcnPlainLabel value={v} onChange={set} />),
  'combobox field': controlled('', (v, set) => <Combobox v={v} set={set} />),
  'combobox many': controlled([], (v, set) => <Combobox v={v} set={set} label="Frameworks" multiple />),
});
