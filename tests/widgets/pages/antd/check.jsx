import { options } from '../support/antd.jsx';
import { Switch, Checkbox, Radio, Rate, Segmented } from 'antd';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  switch: {
    ci: true,
    show: controlled(false, (v, set) => <Switch aria-label="Gift wrapping" checked={v} onChange={set} />),
  },
  checkbox: {
    ci: true,
    show: controlled(false, (v, set) => (
      <Checkbox checked={v} onChange={(e) => set(e.target.checked)}>
        Terms
      </Checkbox>
    )),
  },
  radio: {
    ci: true,
    undo: false,
    show: controlled('', (v, set) => <Radio.Group value={v} onChange={(e) => set(e.target.value)} options={options} />),
  },
  rate: { ci: true, show: controlled(0, (v, set) => <Rate value={v} onChange={set} />) },
  segmented: {
    ci: true,
    show: controlled('S', (v, set) => <Segmented options={['S', 'M', 'L']} value={v} onChange={set} />),
  },
});
