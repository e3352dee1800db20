import { Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: controlled(
    20,
    (v, set) => (
      <Slider value={v} onChange={set}>
        <Label>Volume</Label>
        <SliderTrack style={{ position: 'relative', width: 200, height: 30 }}>
          <SliderThumb style={{ width: 20, height: 20 }} />
        </SliderTrack>
      </Slider>
    ),
    { text: '70', wantState: 70 },
  ),
});
