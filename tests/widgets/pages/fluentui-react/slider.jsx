import { C } from '../support/fluentui-react.jsx';
import { Slider } from '@fluentui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: controlled(20, (v, set) => (
    <C>
      <Slider label="Volume" min={0} max={50} step={5} showValue value={v} onChange={set} />
    </C>
  )),
  'slider range': controlled([10, 90], (v, set) => (
    <C>
      <Slider
        ranged
        label="Price range"
        min={0}
        max={100}
        value={v[1]}
        lowerValue={v[0]}
        onChange={(_, r) => r && set(r)}
      />
    </C>
  )),
});
