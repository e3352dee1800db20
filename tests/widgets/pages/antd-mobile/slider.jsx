import { c, Item } from '../support/antd-mobile.jsx';
import { Slider } from 'antd-mobile';
import { showCases } from '../support/cases.js';

showCases({
  slider: c(0, (v, set) => (
    <Item label="Volume">
      <Slider value={v} onChange={set} />
    </Item>
  )),
  'slider range': c([20, 60], (v, set) => (
    <Item label="Price range">
      <Slider range ticks={false} value={v} onChange={set} />
    </Item>
  )),
});
