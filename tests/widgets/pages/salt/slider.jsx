import { S } from '../support/salt.jsx';
import { Slider, RangeSlider } from '@salt-ds/core';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: controlled(3, (v, set) => (
    <S label="Volume">
      <Slider value={v} min={0} max={10} onChange={(e, n) => set(n)} />
    </S>
  )),
  'range slider': controlled([2, 5], (v, set) => (
    <S label="Price range">
      <RangeSlider value={v} min={0} max={10} onChange={(e, n) => set(n)} />
    </S>
  )),
});
