import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import { FormGroup, Checkbox, Switch, RadioGroup, Radio, SegmentedControl } from '@blueprintjs/core';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: controlled(false, (v, set) => (
    <Checkbox checked={v} onChange={(e) => set(e.target.checked)} label="I accept the terms" />
  )),
  switch: controlled(false, (v, set) => <Switch checked={v} onChange={(e) => set(e.target.checked)} label="Public" />),
  radio: {
    undo: false,
    show: controlled('', (v, set) => (
      <RadioGroup label="Meal choice" selectedValue={v} onChange={(e) => set(e.target.value)}>
        <Radio label="Soup" value="Soup" />
        <Radio label="Salad" value="Salad" />
      </RadioGroup>
    )),
  },
  segmented: controlled('list', (v, set) => (
    <FormGroup label="View">
      <SegmentedControl
        options={[
          { label: 'List', value: 'list' },
          { label: 'Grid', value: 'grid' },
        ]}
        value={v}
        onValueChange={set}
      />
    </FormGroup>
  )),
});
