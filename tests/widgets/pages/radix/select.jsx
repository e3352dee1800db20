import { Select, Label, Dialog, DropdownMenu, Popover, ScrollArea } from 'radix-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const surface = { background: 'white', border: '1px solid #ccc', padding: 6, zIndex: 50 };

const Item = ({ value, children, ...props }) => (
  <Select.Item value={value} {...props}>
    <Select.ItemText>{children}</Select.ItemText>
    <Select.ItemIndicator>✓</Select.ItemIndicator>
  </Select.Item>
);

const Content = ({ children, ...props }) => (
  <Select.Portal>
    <Select.Content style={surface} {...props}>
      <Select.ScrollUpButton>▲</Select.ScrollUpButton>
      <Select.Viewport>{children}</Select.Viewport>
      <Select.ScrollDownButton>▼</Select.ScrollDownButton>
    </Select.Content>
  </Select.Portal>
);

const Trigger = ({ placeholder, ...props }) => (
  <Select.Trigger {...props}>
    <Select.Value placeholder={placeholder} />
    <Select.Icon>▾</Select.Icon>
  </Select.Trigger>
);

function MenuChoice({ v, set }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <button type="button" aria-label="Panel position">
          {v || 'Choose a position'}
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content style={surface} sideOffset={5}>
          <DropdownMenu.Label>Panel position</DropdownMenu.Label>
          <DropdownMenu.Separator />
          <DropdownMenu.RadioGroup value={v} onValueChange={set}>
            {['Top', 'Bottom', 'Right'].map((x) => (
              <DropdownMenu.RadioItem key={x} value={x}>
                <DropdownMenu.ItemIndicator>•</DropdownMenu.ItemIndicator>
                {x}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function PopoverForm({ v, set }) {
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>
        <button type="button" aria-label="Update dimensions">
          Dimensions
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content style={surface} sideOffset={5} onOpenAutoFocus={(e) => e.preventDefault()}>
          <p>Dimensions</p>
          <fieldset>
            <label htmlFor="width">Width</label>
            <input id="width" value={v.width} onChange={(e) => set((n) => ({ ...n, width: e.target.value }))} />
          </fieldset>
          <fieldset>
            <label htmlFor="unit">Unit</label>
            <Select.Root value={v.unit} onValueChange={(unit) => set((n) => ({ ...n, unit }))}>
              <Trigger id="unit" placeholder="Choose a unit" />
              <Content position="popper">
                <Item value="pixels">Pixels</Item>
                <Item value="centimetres">Centimetres</Item>
              </Content>
            </Select.Root>
          </fieldset>
          <Popover.Close aria-label="Close">×</Popover.Close>
          <Popover.Arrow />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function EditProfile({ v, set }) {
  return (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger>Edit profile</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0004' }} />
        <Dialog.Content style={{ ...surface, position: 'fixed', top: 60, left: 60, width: 400 }}>
          <Dialog.Title>Edit profile</Dialog.Title>
          <Dialog.Description>Make changes to your profile here.</Dialog.Description>
          <label htmlFor="name">Name</label>
          <input id="name" value={v.name} onChange={(e) => set((n) => ({ ...n, name: e.target.value }))} />
          <label htmlFor="fruit">Favourite fruit</label>
          <Select.Root value={v.fruit} onValueChange={(fruit) => set((n) => ({ ...n, fruit }))}>
            <Trigger id="fruit" placeholder="Select a fruit…" />
            <Content>
              {fruits.map((f) => (
                <Item key={f} value={f.toLowerCase()}>
                  {f}
                </Item>
              ))}
            </Content>
          </Select.Root>
          <Dialog.Close>Save changes</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

showCases({
  select: {
    ci: true,
    undo: false,
    show: controlled('', (v, set) => (
      <div>
        <Label.Root htmlFor="s">Fruit</Label.Root>
        <Select.Root value={v} onValueChange={set}>
          <Select.Trigger id="s">
            <Select.Value placeholder="Pick a fruit" />
          </Select.Trigger>
          <Select.Portal>
            <Select.Content>
              <Select.Viewport>
                {fruits.map((f) => (
                  <Select.Item key={f} value={f.toLowerCase()}>
                    <Select.ItemText>{f}</Select.ItemText>
                  </Select.Item>
                ))}
              </Select.Viewport>
            </Select.Content>
          </Select.Portal>
        </Select.Root>
      </div>
    )),
  },
  'select grouped popper': {
    ci: true,
    undo: false,
    show: controlled('', (v, set) => (
      <Select.Root value={v} onValueChange={set}>
        <Trigger aria-label="Food" placeholder="Select a food…" />
        <Content position="popper" sideOffset={5}>
          <Select.Group>
            <Select.Label>Fruits</Select.Label>
            {fruits.slice(0, 4).map((f) => (
              <Item key={f} value={f.toLowerCase()}>
                {f}
              </Item>
            ))}
          </Select.Group>
          <Select.Separator />
          <Select.Group>
            <Select.Label>Vegetables</Select.Label>
            <Item value="leek">Leek</Item>
            <Item value="carrot" disabled>
              Carrot
            </Item>
          </Select.Group>
        </Content>
      </Select.Root>
    )),
  },
  'select long, item aligned': {
    ci: true,
    undo: false,
    show: controlled('', (v, set) => (
      <div>
        <Label.Root htmlFor="y">Year built</Label.Root>
        <Select.Root value={v} onValueChange={set} name="year" required>
          <Trigger id="y" placeholder="Year" />
          <Content>
            {Array.from({ length: 90 }, (_, i) => (
              <Item key={i} value={String(1940 + i)}>
                {1940 + i}
              </Item>
            ))}
          </Content>
        </Select.Root>
      </div>
    )),
  },
  'dialog with select': {
    undo: false,
    show: controlled({ name: '', fruit: '' }, (v, set) => <EditProfile v={v} set={set} />),
  },
  'popover with a form': {
    undo: false,
    show: controlled({ width: '', unit: '' }, (v, set) => <PopoverForm v={v} set={set} />),
  },
  'menu of radios': { undo: false, show: controlled('', (v, set) => <MenuChoice v={v} set={set} />) },
  'select in a scroll area': {
    undo: false,
    show: controlled('', (v, set) => (
      <ScrollArea.Root style={{ width: 300, height: 120, overflow: 'hidden' }}>
        <ScrollArea.Viewport style={{ width: '100%', height: '100%' }}>
          <div style={{ height: 300 }} />
          <Label.Root htmlFor="z">Favourite fruit</Label.Root>
          <Select.Root value={v} onValueChange={set}>
            <Trigger id="z" placeholder="Pick one" />
            <Content position="popper">
              {fruits.map((f) => (
                <Item key={f} value={f.toLowerCase()}>
                  {f}
                </Item>
              ))}
            </Content>
          </Select.Root>
          <div style={{ height: 300 }} />
        </ScrollArea.Viewport>
        <ScrollArea.Scrollbar orientation="vertical">
          <ScrollArea.Thumb />
        </ScrollArea.Scrollbar>
      </ScrollArea.Root>
    )),
  },
});
