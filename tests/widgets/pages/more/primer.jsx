import '@primer/primitives/dist/css/functional/themes/light.css';
import '@primer/primitives/dist/css/functional/size/size.css';
import '@primer/primitives/dist/css/functional/size/border.css';
import '@primer/primitives/dist/css/functional/size/size-fine.css';
import '@primer/primitives/dist/css/functional/typography/typography.css';
import '@primer/primitives/dist/css/base/size/size.css';
import '@primer/primitives/dist/css/base/typography/typography.css';
import { useState } from 'react';
import {
  ThemeProvider,
  BaseStyles,
  FormControl,
  TextInput,
  Textarea,
  Select,
  ActionMenu,
  ActionList,
  SelectPanel,
  Autocomplete,
  TextInputWithTokens,
  ToggleSwitch,
  Checkbox,
  CheckboxGroup,
  Radio,
  RadioGroup,
  SegmentedControl,
  Button,
} from '@primer/react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const C = ({ children }) => (
  <ThemeProvider>
    <BaseStyles>{children}</BaseStyles>
  </ThemeProvider>
);
const items = fruits.map((text) => ({ text, id: text.toLowerCase() }));

function Panel({ v, set, many }) {
  const [open, setOpen] = useState(false);
  const [filter, setFilter] = useState('');
  return (
    <SelectPanel
      title={many ? 'Select fruits' : 'Select a fruit'}
      open={open}
      onOpenChange={setOpen}
      renderAnchor={({ children, ...p }) => (
        <Button {...p} aria-haspopup="dialog">
          {children || (many ? 'Select fruits' : 'Select a fruit')}
        </Button>
      )}
      placeholder={many ? 'Select fruits' : 'Select a fruit'}
      placeholderText="Filter fruits"
      items={items.filter((i) => i.text.toLowerCase().startsWith(filter.toLowerCase()))}
      selected={many ? v.map((x) => items.find((i) => i.id === x.id)) : items.find((i) => i.id === v?.id)}
      onSelectedChange={(x) => set(x ?? null)}
      onFilterChange={setFilter}
    />
  );
}

showCases(
  {
    text: controlled('', (v, set) => (
      <C>
        <FormControl>
          <FormControl.Label>First name</FormControl.Label>
          <TextInput value={v} onChange={(e) => set(e.target.value)} />
        </FormControl>
      </C>
    )),
    textarea: controlled('', (v, set) => (
      <C>
        <FormControl>
          <FormControl.Label>Comments</FormControl.Label>
          <Textarea value={v} onChange={(e) => set(e.target.value)} />
        </FormControl>
      </C>
    )),
    select: controlled('', (v, set) => (
      <C>
        <FormControl>
          <FormControl.Label>Favourite fruit</FormControl.Label>
          <Select placeholder="Pick one" value={v} onChange={(e) => set(e.target.value)}>
            {items.map((i) => (
              <Select.Option key={i.id} value={i.id}>
                {i.text}
              </Select.Option>
            ))}
          </Select>
        </FormControl>
      </C>
    )),
    'action menu': controlled(null, (v, set) => (
      <C>
        <ActionMenu>
          <ActionMenu.Button aria-label={`Favourite fruit: ${v ?? 'none'}`}>
            Favourite fruit: {v ?? 'none'}
          </ActionMenu.Button>
          <ActionMenu.Overlay width="auto">
            <ActionList selectionVariant="single">
              {fruits.map((f) => (
                <ActionList.Item key={f} selected={v === f} onSelect={() => set(f)}>
                  {f}
                </ActionList.Item>
              ))}
            </ActionList>
          </ActionMenu.Overlay>
        </ActionMenu>
      </C>
    )),
    panel: controlled(null, (v, set) => (
      <C>
        <FormControl>
          <FormControl.Label>Favourite fruit</FormControl.Label>
          <Panel v={v} set={set} />
        </FormControl>
      </C>
    )),
    'panel multi': controlled([], (v, set) => (
      <C>
        <FormControl>
          <FormControl.Label>Favourite fruits</FormControl.Label>
          <Panel many v={v} set={set} />
        </FormControl>
      </C>
    )),
    autocomplete: controlled([], (v, set) => (
      <C>
        <FormControl>
          <FormControl.Label id="al">Favourite fruits</FormControl.Label>
          <Autocomplete>
            <Autocomplete.Input
              as={TextInputWithTokens}
              tokens={v.map((id) => items.find((i) => i.id === id))}
              onTokenRemove={(id) => set(v.filter((x) => x !== id))}
            />
            <Autocomplete.Overlay>
              <Autocomplete.Menu
                items={items}
                selectedItemIds={v}
                onSelectedChange={(x) => set(x.map((i) => i.id))}
                aria-labelledby="al"
                selectionVariant="multiple"
              />
            </Autocomplete.Overlay>
          </Autocomplete>
        </FormControl>
      </C>
    )),
    tokens: controlled([], (v, set) => (
      <C>
        <Tokens v={v} set={set} />
      </C>
    )),
    'toggle switch': controlled(false, (v, set) => (
      <C>
        <span id="tl">Notifications</span>
        <ToggleSwitch aria-labelledby="tl" checked={v} onClick={() => set(!v)} />
      </C>
    )),
    checkbox: controlled(false, (v, set) => (
      <C>
        <FormControl>
          <Checkbox checked={v} onChange={(e) => set(e.target.checked)} />
          <FormControl.Label>I agree to the terms</FormControl.Label>
        </FormControl>
      </C>
    )),
    'checkbox group': controlled([], (v, set) => (
      <C>
        <CheckboxGroup onChange={(s) => set(s)}>
          <CheckboxGroup.Label>Favourite fruits</CheckboxGroup.Label>
          {items.slice(0, 4).map((i) => (
            <FormControl key={i.id}>
              <Checkbox value={i.id} checked={v.includes(i.id)} onChange={() => {}} />
              <FormControl.Label>{i.text}</FormControl.Label>
            </FormControl>
          ))}
        </CheckboxGroup>
      </C>
    )),
    'radio group': controlled(null, (v, set) => (
      <C>
        <RadioGroup name="fruit" onChange={(s) => set(s)}>
          <RadioGroup.Label>Favourite fruit</RadioGroup.Label>
          {items.slice(0, 4).map((i) => (
            <FormControl key={i.id}>
              <Radio value={i.id} />
              <FormControl.Label>{i.text}</FormControl.Label>
            </FormControl>
          ))}
        </RadioGroup>
      </C>
    )),
    segmented: controlled(
      'Preview',
      (v, set) => (
        <C>
          <SegmentedControl aria-label="File view" onChange={(i) => set(['Preview', 'Raw', 'Blame'][i])}>
            {['Preview', 'Raw', 'Blame'].map((f) => (
              <SegmentedControl.Button key={f} selected={v === f}>
                {f}
              </SegmentedControl.Button>
            ))}
          </SegmentedControl>
        </C>
      ),
      {},
    ),
  },
  ['radio group', 'action menu'],
);
function Tokens({ v, set }) {
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim()) {
      set([...v, { text: text.trim(), id: v.length ? v.at(-1).id + 1 : 0 }]);
      setText('');
    }
  };
  return (
    <FormControl>
      <FormControl.Label>Keywords</FormControl.Label>
      <TextInputWithTokens
        tokens={v}
        onTokenRemove={(id) => set(v.filter((t) => t.id !== id))}
        value={text}
        onChange={(e) => setText(e.target.value)}
        onBlur={add}
        onKeyDown={(e) => {
          if (e.key === 'Enter') {
            e.preventDefault();
            add();
          }
        }}
      />
    </FormControl>
  );
}
