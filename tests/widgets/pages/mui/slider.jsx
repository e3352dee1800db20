import { Slider } from '@mui/material';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: {
    ci: true,
    show: controlled(30, (v, set) => <Slider aria-label="Volume" value={v} onChange={(_, x) => set(x)} />, {
      text: '70',
      wantState: 70,
    }),
  },
  'range slider': {
    ci: true,
    show: controlled(
      [20, 40],
      (v, set) => (
        <Slider getAriaLabel={(i) => (i ? 'Price to' : 'Price from')} value={v} onChange={(_, x) => set(x)} />
      ),
      { texts: ['25', '80'], wantState: [25, 80] },
    ),
  },
  'slider vertical': {
    ci: true,
    show: controlled(30, (v, set) => (
      <div style={{ height: 200 }}>
        <Slider orientation="vertical" aria-label="Temperature" value={v} onChange={(_, x) => set(x)} />
      </div>
    )),
  },
  'slider marks': controlled(20, (v, set) => (
    <Slider
      aria-label="Volume"
      step={null}
      marks={[0, 20, 37, 100].map((value) => ({ value, label: `${value}` }))}
      value={v}
      onChange={(_, x) => set(x)}
    />
  )),
});
