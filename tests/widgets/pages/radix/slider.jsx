import { Slider } from 'radix-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: {
    ci: true,
    show: controlled(
      [30],
      (v, set) => (
        <Slider.Root
          value={v}
          onValueChange={set}
          style={{ position: 'relative', display: 'flex', width: 200, height: 20 }}
        >
          <Slider.Track style={{ background: '#ccc', flexGrow: 1 }}>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumb aria-label="Volume" style={{ display: 'block', width: 20, height: 20, background: 'blue' }} />
        </Slider.Root>
      ),
      { text: '70', wantState: [70] },
    ),
  },
  'slider range steps': {
    ci: true,
    show: controlled([20, 60], (v, set) => (
      <Slider.Root
        value={v}
        onValueChange={set}
        step={5}
        minStepsBetweenThumbs={1}
        style={{ position: 'relative', display: 'flex', alignItems: 'center', width: 200, height: 20 }}
      >
        <Slider.Track style={{ background: '#ccc', flexGrow: 1, height: 4 }}>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb
          aria-label="Lowest price"
          style={{ display: 'block', width: 16, height: 16, background: 'blue' }}
        />
        <Slider.Thumb
          aria-label="Highest price"
          style={{ display: 'block', width: 16, height: 16, background: 'blue' }}
        />
      </Slider.Root>
    )),
  },
  'slider vertical inverted': {
    ci: true,
    show: controlled([30], (v, set) => (
      <Slider.Root
        orientation="vertical"
        inverted
        value={v}
        onValueChange={set}
        style={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          width: 20,
          height: 160,
        }}
      >
        <Slider.Track style={{ background: '#ccc', flexGrow: 1, width: 4 }}>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb aria-label="Volume" style={{ display: 'block', width: 16, height: 16, background: 'blue' }} />
      </Slider.Root>
    )),
  },
});
