import { F } from '../support/semi.jsx';
import { Slider } from '@douyinfe/semi-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: controlled(0, (v, set) => (
    <F label="Volume">
      <Slider value={v} onChange={set} />
    </F>
  )),
});
