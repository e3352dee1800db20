import '../../node_modules/@heroui/styles/dist/heroui.min.css';
import { Label, Slider } from '@heroui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: controlled(30, (v, set) => (
    <Slider value={v} onChange={set}>
      <Label>Volume</Label>
      <Slider.Output />
      <Slider.Track>
        <Slider.Fill />
        <Slider.Thumb />
      </Slider.Track>
    </Slider>
  )),
  'slider range': controlled([100, 500], (v, set) => (
    <Slider
      minValue={0}
      maxValue={1000}
      step={50}
      formatOptions={{ style: 'currency', currency: 'USD' }}
      value={v}
      onChange={set}
    >
      <Label>Price range</Label>
      <Slider.Output />
      <Slider.Track>
        {({ state }) => (
          <>
            <Slider.Fill />
            {state.values.map((_, i) => (
              <Slider.Thumb key={i} index={i} />
            ))}
          </>
        )}
      </Slider.Track>
    </Slider>
  )),
});
