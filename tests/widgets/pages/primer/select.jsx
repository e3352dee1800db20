import { C, items } from '../support/primer.jsx';
import { useState } from 'react';
import { FormControl, Select, SelectPanel, Autocomplete, TextInputWithTokens, Button } from '@primer/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

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

showCases({
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
});
