import { C } from '../support/react-spectrum.jsx';
import { Item, RadioGroup, Radio, CheckboxGroup, Checkbox, Switch, ActionGroup } from '@adobe/react-spectrum';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  radio: {
    undo: false,
    show: controlled('', (v, set) => (
      <C>
        <RadioGroup label="Favourite pet" value={v} onChange={set}>
          <Radio value="dogs">Dogs</Radio>
          <Radio value="cats">Cats</Radio>
          <Radio value="dragons">Dragons</Radio>
        </RadioGroup>
      </C>
    )),
  },
  'checkbox group': controlled([], (v, set) => (
    <C>
      <CheckboxGroup label="Favourite sports" value={v} onChange={set}>
        <Checkbox value="soccer">Soccer</Checkbox>
        <Checkbox value="baseball">Baseball</Checkbox>
        <Checkbox value="basketball">Basketball</Checkbox>
      </CheckboxGroup>
    </C>
  )),
  checkbox: controlled(false, (v, set) => (
    <C>
      <Checkbox isSelected={v} onChange={set}>
        I agree to the terms
      </Checkbox>
    </C>
  )),
  switch: controlled(false, (v, set) => (
    <C>
      <Switch isSelected={v} onChange={set}>
        Subscribe to the newsletter
      </Switch>
    </C>
  )),
  'action group': controlled([], (v, set) => (
    <C>
      <ActionGroup
        aria-label="Text alignment"
        selectionMode="single"
        disallowEmptySelection={false}
        selectedKeys={v}
        onSelectionChange={(s) => set([...s])}
      >
        <Item key="left">Left</Item>
        <Item key="middle">Middle</Item>
        <Item key="right">Right</Item>
      </ActionGroup>
    </C>
  )),
});
