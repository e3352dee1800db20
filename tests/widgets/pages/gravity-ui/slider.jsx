import { own } from '../support/gravity-ui.jsx';
import { Slider } from '@gravity-ui/uikit';
import { showCases } from '../support/cases.js';

showCases({
  slider: own(20, (v, set) => (
    <div style={{ padding: 10 }}>
      <p>Volume</p>
      <Slider min={0} max={100} value={v} onUpdate={set} />
    </div>
  )),
  'slider range': own([20, 60], (v, set) => (
    <div style={{ padding: 10 }}>
      <p>Price range</p>
      <Slider min={0} max={100} value={v} onUpdate={set} />
    </div>
  )),
});
