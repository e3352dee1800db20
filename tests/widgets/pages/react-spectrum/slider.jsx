import { C } from '../support/react-spectrum.jsx';
import { Slider, RangeSlider } from '@adobe/react-spectrum';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: controlled(12, (v, set) => (
    <C>
      <Slider label="Volume" value={v} onChange={set} />
    </C>
  )),
  'range slider': controlled({ start: 12, end: 36 }, (v, set) => (
    <C>
      <RangeSlider label="Price range" value={v} onChange={set} />
    </C>
  )),
});
