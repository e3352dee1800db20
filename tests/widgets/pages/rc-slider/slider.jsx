import '../support/jquery-global.js';
import RcSlider from 'rc-slider';
import 'rc-slider/assets/index.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'rc-slider': {
    ci: true,
    show: controlled(20, (v, set) => <RcSlider value={v} onChange={set} ariaLabelForHandle="Volume" />),
  },
  range: { ci: true, show: controlled([20, 40], (v, set) => <RcSlider range value={v} onChange={set} />) },
  'rc range': {
    ci: true,
    show: controlled([20, 40], (v, set) => <RcSlider range value={v} onChange={set} allowCross={false} pushable={5} />),
  },
  'rc vertical': {
    ci: true,
    show: controlled(20, (v, set) => (
      <div style={{ height: 200 }}>
        <RcSlider vertical value={v} onChange={set} />
      </div>
    )),
  },
  'rc marks': {
    ci: true,
    show: controlled(26, (v, set) => (
      <RcSlider marks={{ 0: '0°C', 26: '26°C', 37: '37°C', 100: '100°C' }} step={null} value={v} onChange={set} />
    )),
  },
});
