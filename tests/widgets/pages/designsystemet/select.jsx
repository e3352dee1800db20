import { text } from '../support/designsystemet.jsx';
import { Field, Label, Select, EXPERIMENTAL_Suggestion as Suggestion } from '@digdir/designsystemet-react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const list = (
  <>
    <Suggestion.Input />
    <Suggestion.Clear />
    <Suggestion.List>
      <Suggestion.Empty>No hits</Suggestion.Empty>
      {fruits.map((o) => (
        <Suggestion.Option key={o} label={o} value={o}>
          {o}
        </Suggestion.Option>
      ))}
    </Suggestion.List>
  </>
);

showCases({
  select: controlled('', (v, set) => (
    <Field>
      <Label>Favourite fruit</Label>
      <Select value={v} onChange={text(set)}>
        <Select.Option value="" disabled>
          Choose…
        </Select.Option>
        {fruits.map((o) => (
          <Select.Option key={o} value={o}>
            {o}
          </Select.Option>
        ))}
      </Select>
    </Field>
  )),
  suggestion: controlled(null, (v, set) => (
    <Field>
      <Label>Favourite fruit</Label>
      <Suggestion selected={v} onSelectedChange={(s) => set(s?.value ?? null)}>
        {list}
      </Suggestion>
    </Field>
  )),
  'suggestion many': controlled([], (v, set) => (
    <Field>
      <Label>Fruits you like</Label>
      <Suggestion multiple selected={v} onSelectedChange={(s) => set(s.map((o) => o.value))}>
        {list}
      </Suggestion>
    </Field>
  )),
});
