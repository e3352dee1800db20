import '@digdir/designsystemet-css';
import '@digdir/designsystemet-theme';
import {
  Textfield,
  Textarea,
  Field,
  Label,
  Input,
  Select,
  Checkbox,
  Radio,
  Fieldset,
  Switch,
  ToggleGroup,
  Chip,
  EXPERIMENTAL_Suggestion as Suggestion,
  useRadioGroup,
  useCheckboxGroup,
} from '@digdir/designsystemet-react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';
const text = (set) => (e) => set(e.target.value);
function Radios({ v, set }) {
  const { getRadioProps } = useRadioGroup({ name: 'fruit', value: v, onChange: set });
  return (
    <Fieldset>
      <Fieldset.Legend>Favourite fruit</Fieldset.Legend>
      {fruits.slice(0, 4).map((o) => (
        <Radio key={o} label={o} {...getRadioProps(o)} />
      ))}
    </Fieldset>
  );
}
function Boxes({ v, set }) {
  const { getCheckboxProps } = useCheckboxGroup({ name: 'likes', value: v, onChange: set });
  return (
    <Fieldset>
      <Fieldset.Legend>Fruits you like</Fieldset.Legend>
      {fruits.slice(0, 4).map((o) => (
        <Checkbox key={o} label={o} {...getCheckboxProps(o)} />
      ))}
    </Fieldset>
  );
}
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
  textfield: controlled('', (v, set) => <Textfield label="First name" value={v} onChange={text(set)} />),
  email: controlled('', (v, set) => (
    <Field>
      <Label>Email</Label>
      <Input type="email" value={v} onChange={text(set)} />
    </Field>
  )),
  textarea: controlled('', (v, set) => (
    <Field>
      <Label>Comments</Label>
      <Textarea value={v} onChange={text(set)} />
    </Field>
  )),
  counter: controlled('', (v, set) => <Textfield label="City" counter={30} value={v} onChange={text(set)} />),
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
  checkbox: controlled(false, (v, set) => (
    <Checkbox label="I agree to the terms" value="yes" checked={v} onChange={(e) => set(e.target.checked)} />
  )),
  checkboxes: controlled([], (v, set) => <Boxes v={v} set={set} />),
  radios: controlled('', (v, set) => <Radios v={v} set={set} />, { undo: false }),
  switch: controlled(false, (v, set) => (
    <Switch label="Newsletter" checked={v} onChange={(e) => set(e.target.checked)} />
  )),
  toggles: controlled('small', (v, set) => (
    <>
      <p id="tg">T-shirt size</p>
      <ToggleGroup aria-labelledby="tg" value={v} onChange={set}>
        {['small', 'medium', 'large'].map((o) => (
          <ToggleGroup.Item key={o} value={o}>
            {o}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup>
    </>
  )),
  'chip radios': controlled(
    '',
    (v, set) => (
      <Fieldset>
        <Fieldset.Legend>Favourite fruit</Fieldset.Legend>
        {fruits.slice(0, 4).map((o) => (
          <Chip.Radio key={o} name="cr" value={o} checked={v === o} onChange={() => set(o)}>
            {o}
          </Chip.Radio>
        ))}
      </Fieldset>
    ),
    { undo: false },
  ),
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
