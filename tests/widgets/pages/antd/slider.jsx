import { item } from '../support/antd-variants.jsx';
import '../support/antd.jsx';
import { Slider } from 'antd';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: controlled(30, (v, set) => <Slider value={v} onChange={set} />, { text: '70', wantState: 70 }),
  'slider range': item('Price', <Slider range />, {}, { initialValue: [20, 60] }),
  'slider marks': item('Volume', <Slider marks={{ 0: '0', 50: '50', 100: '100' }} />, {}, { initialValue: 0 }),
});
