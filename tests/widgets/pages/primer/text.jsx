import { C } from '../support/primer.jsx';
import { FormControl, TextInput, Textarea, ActionMenu, ActionList } from '@primer/react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

showCases({
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
  'action menu': {
    undo: false,
    show: controlled(null, (v, set) => (
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
  },
});
