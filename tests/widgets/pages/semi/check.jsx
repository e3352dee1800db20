import { F } from '../support/semi.jsx';
import { Checkbox, RadioGroup, Radio, Switch, Rating } from '@douyinfe/semi-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: controlled(false, (v, set) => (
    <Checkbox checked={v} onChange={(e) => set(e.target.checked)}>
      I accept the terms
    </Checkbox>
  )),
  radio: {
    undo: false,
    show: controlled('', (v, set) => (
      <F label="Size">
        <RadioGroup value={v} onChange={(e) => set(e.target.value)}>
          <Radio value="Small">Small</Radio>
          <Radio value="Large">Large</Radio>
        </RadioGroup>
      </F>
    )),
  },
  'radio buttons': {
    undo: false,
    show: controlled('', (v, set) => (
      <F label="Size">
        <RadioGroup type="button" value={v} onChange={(e) => set(e.target.value)}>
          <Radio value="Small">Small</Radio>
          <Radio value="Large">Large</Radio>
        </RadioGroup>
      </F>
    )),
  },
  switch: controlled(false, (v, set) => (
    <F label="Gift wrapping">
      <Switch checked={v} onChange={set} aria-label="Gift wrapping" />
    </F>
  )),
  rating: controlled(0, (v, set) => (
    <F label="Rating">
      <Rating value={v} onChange={set} />
    </F>
  )),
});
