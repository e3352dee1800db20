import '../support/designsystemet.jsx';
import {
  Checkbox,
  Radio,
  Fieldset,
  Switch,
  ToggleGroup,
  Chip,
  useRadioGroup,
  useCheckboxGroup,
} from '@digdir/designsystemet-react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

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

showCases({
  checkbox: controlled(false, (v, set) => (
    <Checkbox label="I agree to the terms" value="yes" checked={v} onChange={(e) => set(e.target.checked)} />
  )),
  checkboxes: controlled([], (v, set) => <Boxes v={v} set={set} />),
  radios: { undo: false, show: controlled('', (v, set) => <Radios v={v} set={set} />) },
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
  'chip radios': {
    undo: false,
    show: controlled('', (v, set) => (
      <Fieldset>
        <Fieldset.Legend>Favourite fruit</Fieldset.Legend>
        {fruits.slice(0, 4).map((o) => (
          <Chip.Radio key={o} name="cr" value={o} checked={v === o} onChange={() => set(o)}>
            {o}
          </Chip.Radio>
        ))}
      </Fieldset>
    )),
  },
});
