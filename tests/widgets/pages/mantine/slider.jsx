import { m } from '../support/mantine-variants.jsx';
import { mantine } from '../support/mantine.jsx';
import { RangeSlider, Slider, AngleSlider, HueSlider, Text } from '@mantine/core';
import { showCases } from '../support/cases.js';

showCases({
  slider: {
    ci: true,
    show: mantine(
      20,
      (v, set) => (
        <>
          <label>Volume</label>
          <Slider aria-label="Volume" thumbLabel="Volume" value={v} onChange={set} />
        </>
      ),
      { text: '70', wantState: 70 },
    ),
  },
  'range slider': {
    ci: true,
    show: mantine([20, 40], (v, set) => <RangeSlider value={v} onChange={set} />, {
      texts: ['30', '80'],
      wantState: [30, 80],
    }),
  },
  'slider marks': m(40, (v, set) => (
    <div>
      <Text>Volume</Text>
      <Slider
        marks={[
          { value: 20, label: '20%' },
          { value: 80, label: '80%' },
        ]}
        value={v}
        onChange={set}
      />
    </div>
  )),
  'hue slider': m(120, (v, set) => (
    <div>
      <Text>Hue</Text>
      <HueSlider value={v} onChange={set} />
    </div>
  )),
  'angle slider': m(60, (v, set) => <AngleSlider aria-label="Gradient angle" value={v} onChange={set} />),
});
