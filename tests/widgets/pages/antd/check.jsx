import { options } from '../support/antd.jsx';
import { Switch, Checkbox, Radio, Rate, Segmented } from 'antd';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  switch: {
    show: controlled(false, (v, set) => <Switch aria-label="Gift wrapping" checked={v} onChange={set} />),
  },
  checkbox: {
    show: controlled(false, (v, set) => (
      <Checkbox checked={v} onChange={(e) => set(e.target.checked)}>
        Terms
      </Checkbox>
    )),
  },
  radio: {
    undo: false,
    show: controlled('', (v, set) => <Radio.Group value={v} onChange={(e) => set(e.target.value)} options={options} />),
  },
  rate: { show: controlled(0, (v, set) => <Rate value={v} onChange={set} />) },
  segmented: {
    show: controlled('S', (v, set) => <Segmented options={['S', 'M', 'L']} value={v} onChange={set} />),
  },
});
