import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Accordion,
  Checkbox,
  Dialog,
  DropdownMenu,
  Form,
  Label,
  Popover,
  RadioGroup,
  ScrollArea,
  Select,
  Slider,
  Switch,
  Tabs,
  ToggleGroup,
  Toggle,
  unstable_OneTimePasswordField as Otp,
  unstable_PasswordToggleField as PasswordToggle,
} from 'radix-ui';
import { Command } from 'cmdk';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { Controller, useForm } from 'react-hook-form';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const no = { undo: false };
const box = { width: 20, height: 20, border: '1px solid', padding: 0 };
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

const day = (d) =>
  d ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, '0')}-${String(d.getDate()).padStart(2, '0')}` : null;
/** shadcn/ui's date of birth picker: a day picker with drop-downs in a popover. */
function BirthDate({ set }) {
  const [open, setOpen] = useState(false);
  const [date, setDate] = useState();
  return (
    <div>
      <label htmlFor="date">Date of birth</label>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <button type="button" id="date">
            {date ? date.toLocaleDateString('en-US') : 'Select date'}
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content style={surface} align="start">
            <DayPicker
              mode="single"
              selected={date}
              captionLayout="dropdown"
              onSelect={(d) => {
                setDate(d);
                set(day(d));
                setOpen(false);
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}
/** shadcn/ui's range picker: two months in a popover that stays open. */
function Stay({ set }) {
  const [range, setRange] = useState();
  const text = (d) => d?.toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
  return (
    <div>
      <label htmlFor="stay">Travel dates</label>
      <Popover.Root>
        <Popover.Trigger asChild>
          <button type="button" id="stay">
            {range?.from ? (
              range.to ? (
                `${text(range.from)} - ${text(range.to)}`
              ) : (
                text(range.from)
              )
            ) : (
              <span>Pick a date</span>
            )}
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content style={surface} align="start">
            <DayPicker
              mode="range"
              numberOfMonths={2}
              selected={range}
              onSelect={(r) => {
                setRange(r);
                set({ from: day(r?.from), to: day(r?.to) });
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
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

function hookForm(root) {
  let get;
  function Case() {
    const form = useForm({ defaultValues: { plan: '', terms: false, marketing: false, fruit: '' }, mode: 'onBlur' });
    get = form.getValues;
    const { control } = form;
    return (
      <form onSubmit={form.handleSubmit(() => {})}>
        <Controller
          control={control}
          name="plan"
          render={({ field }) => (
            <fieldset>
              <legend>Plan</legend>
              <RadioGroup.Root onValueChange={field.onChange} defaultValue={field.value} aria-label="Plan">
                {['basic', 'pro'].map((x) => (
                  <div key={x}>
                    <RadioGroup.Item value={x} id={x} style={box}>
                      <RadioGroup.Indicator>•</RadioGroup.Indicator>
                    </RadioGroup.Item>
                    <Label.Root htmlFor={x}>{x}</Label.Root>
                  </div>
                ))}
              </RadioGroup.Root>
            </fieldset>
          )}
        />
        <Controller
          control={control}
          name="fruit"
          rules={{ required: 'Select a fruit' }}
          render={({ field, fieldState }) => (
            <div>
              <label htmlFor="fruit">Favourite fruit</label>
              <Select.Root onValueChange={field.onChange} defaultValue={field.value}>
                <Trigger
                  id="fruit"
                  placeholder="Select a fruit"
                  onBlur={field.onBlur}
                  aria-invalid={!!fieldState.error}
                />
                <Content position="popper">
                  {fruits.map((f) => (
                    <Item key={f} value={f.toLowerCase()}>
                      {f}
                    </Item>
                  ))}
                </Content>
              </Select.Root>
            </div>
          )}
        />
        <Controller
          control={control}
          name="marketing"
          render={({ field }) => (
            <div>
              <Label.Root htmlFor="m">Marketing emails</Label.Root>
              <Switch.Root
                id="m"
                checked={field.value}
                onCheckedChange={field.onChange}
                style={{ width: 40, height: 20 }}
              >
                <Switch.Thumb />
              </Switch.Root>
            </div>
          )}
        />
      </form>
    );
  }
  createRoot(root).render(<Case />);
  return { state: () => get(), ...no };
}

showCases({
  'select grouped popper': controlled(
    '',
    (v, set) => (
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
    ),
    no,
  ),
  'select long, item aligned': controlled(
    '',
    (v, set) => (
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
    ),
    no,
  ),
  'dialog with select': controlled({ name: '', fruit: '' }, (v, set) => <EditProfile v={v} set={set} />, no),
  'popover with a form': controlled({ width: '', unit: '' }, (v, set) => <PopoverForm v={v} set={set} />, no),
  'menu of radios': controlled('', (v, set) => <MenuChoice v={v} set={set} />, no),
  'slider range steps': controlled([20, 60], (v, set) => (
    <Slider.Root
      value={v}
      onValueChange={set}
      step={5}
      minStepsBetweenThumbs={1}
      style={{ position: 'relative', display: 'flex', alignItems: 'center', width: 200, height: 20 }}
    >
      <Slider.Track style={{ background: '#ccc', flexGrow: 1, height: 4 }}>
        <Slider.Range />
      </Slider.Track>
      <Slider.Thumb aria-label="Lowest price" style={{ display: 'block', width: 16, height: 16, background: 'blue' }} />
      <Slider.Thumb
        aria-label="Highest price"
        style={{ display: 'block', width: 16, height: 16, background: 'blue' }}
      />
    </Slider.Root>
  )),
  'slider vertical inverted': controlled([30], (v, set) => (
    <Slider.Root
      orientation="vertical"
      inverted
      value={v}
      onValueChange={set}
      style={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        width: 20,
        height: 160,
      }}
    >
      <Slider.Track style={{ background: '#ccc', flexGrow: 1, width: 4 }}>
        <Slider.Range />
      </Slider.Track>
      <Slider.Thumb aria-label="Volume" style={{ display: 'block', width: 16, height: 16, background: 'blue' }} />
    </Slider.Root>
  )),
  'checkbox tri-state': controlled(
    'indeterminate',
    (v, set) => (
      <div style={{ display: 'flex' }}>
        <Checkbox.Root checked={v} onCheckedChange={set} id="all" style={box}>
          <Checkbox.Indicator>{v === 'indeterminate' ? '–' : '✓'}</Checkbox.Indicator>
        </Checkbox.Root>
        <label htmlFor="all">Send me all newsletters</label>
      </div>
    ),
    no,
  ),
  'radio cards': controlled(
    '',
    (v, set) => (
      <div>
        <span id="ship">Shipping</span>
        <RadioGroup.Root aria-labelledby="ship" value={v} onValueChange={set} style={{ display: 'flex' }}>
          {[
            ['standard', 'Standard', '4–10 business days'],
            ['express', 'Express', '2 business days'],
          ].map(([value, title, text]) => (
            <RadioGroup.Item key={value} value={value} style={{ padding: 10 }}>
              <b>{title}</b>
              <br />
              <small>{text}</small>
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      </div>
    ),
    no,
  ),
  'toggle buttons': controlled(
    { bold: false, align: 'left' },
    (v, set) => (
      <div>
        <Toggle.Root aria-label="Bold" pressed={v.bold} onPressedChange={(bold) => set((n) => ({ ...n, bold }))}>
          B
        </Toggle.Root>
        <ToggleGroup.Root
          type="single"
          aria-label="Text alignment"
          value={v.align}
          onValueChange={(align) => align && set((n) => ({ ...n, align }))}
        >
          {['left', 'center', 'right'].map((x) => (
            <ToggleGroup.Item key={x} value={x} aria-label={`${x[0].toUpperCase()}${x.slice(1)}`}>
              <svg width="15" height="15">
                <path d="M0 0h15v15z" />
              </svg>
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
      </div>
    ),
    no,
  ),
  'form primitive': controlled({ email: '', question: '' }, (v, set) => (
    <Form.Root asChild>
      <div>
        <Form.Field name="email">
          <Form.Label>Email</Form.Label>
          <Form.Message match="valueMissing">Please enter your email</Form.Message>
          <Form.Message match="typeMismatch">Please provide a valid email</Form.Message>
          <Form.Control asChild>
            <input
              type="email"
              required
              value={v.email}
              onChange={(e) => set((n) => ({ ...n, email: e.target.value }))}
            />
          </Form.Control>
        </Form.Field>
        <Form.Field name="question">
          <Form.Label>Question</Form.Label>
          <Form.Message match="valueMissing">Please enter a question</Form.Message>
          <Form.Control asChild>
            <textarea required value={v.question} onChange={(e) => set((n) => ({ ...n, question: e.target.value }))} />
          </Form.Control>
        </Form.Field>
      </div>
    </Form.Root>
  )),
  'one-time password': controlled('', (v, set) => (
    <div>
      <span id="otp">One-time code</span>
      <Otp.Root aria-labelledby="otp" value={v} onValueChange={set}>
        {Array.from({ length: 6 }, (_, i) => (
          <Otp.Input key={i} style={{ width: 24 }} />
        ))}
        <Otp.HiddenInput />
      </Otp.Root>
    </div>
  )),
  'password toggle': controlled('', (v, set) => (
    <PasswordToggle.Root>
      <label htmlFor="pw">Password</label>
      <PasswordToggle.Input id="pw" autoComplete="new-password" value={v} onChange={(e) => set(e.target.value)} />
      <PasswordToggle.Toggle>
        <PasswordToggle.Slot visible="Hide" hidden="Show" />
      </PasswordToggle.Toggle>
    </PasswordToggle.Root>
  )),
  'shadcn combobox field': controlled('', (v, set) => <Combobox v={v} set={set} />),
  'shadcn combobox many': controlled([], (v, set) => <Combobox v={v} set={set} label="Frameworks" multiple />),
  'shadcn birth date drop-downs': controlled(null, (v, set) => <BirthDate set={set} />),
  'shadcn date range': controlled(null, (v, set) => <Stay set={set} />, no),
  'shadcn date among other fields': controlled(
    { name: '', day: null, fruit: '' },
    (v, set) => (
      <>
        <div>
          <label htmlFor="nm">Full name</label>
          <input id="nm" value={v.name} onChange={(e) => set((n) => ({ ...n, name: e.target.value }))} />
        </div>
        <BirthDate set={(day) => set((n) => ({ ...n, day }))} />
        <div>
          <label htmlFor="fr">Favourite fruit</label>
          <input id="fr" value={v.fruit} onChange={(e) => set((n) => ({ ...n, fruit: e.target.value }))} />
        </div>
      </>
    ),
    no,
  ),
  'shadcn form': hookForm,
  'tabs and accordion with fields': controlled({ name: '', nick: '' }, (v, set) => (
    <div>
      <Tabs.Root defaultValue="account">
        <Tabs.List aria-label="Manage your account">
          <Tabs.Trigger value="account">Account</Tabs.Trigger>
          <Tabs.Trigger value="password">Password</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="account">
          <label htmlFor="name">Name</label>
          <input id="name" value={v.name} onChange={(e) => set((n) => ({ ...n, name: e.target.value }))} />
        </Tabs.Content>
        <Tabs.Content value="password">No fields here</Tabs.Content>
      </Tabs.Root>
      <Accordion.Root type="single" defaultValue="one" collapsible>
        <Accordion.Item value="one">
          <Accordion.Header>
            <Accordion.Trigger>More about you</Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Content>
            <label htmlFor="nick">Nickname</label>
            <input id="nick" value={v.nick} onChange={(e) => set((n) => ({ ...n, nick: e.target.value }))} />
          </Accordion.Content>
        </Accordion.Item>
      </Accordion.Root>
    </div>
  )),
  'select in a scroll area': controlled(
    '',
    (v, set) => (
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
    ),
    no,
  ),
});
