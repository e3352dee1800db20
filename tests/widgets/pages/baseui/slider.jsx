import { Slider } from 'baseui/slider';
import { base } from '../support/baseui.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: base([20], 'Volume', (v, set) => <Slider value={v} onChange={({ value }) => set(value)} />),
  'slider range': base([20, 60], 'Price range', (v, set) => <Slider value={v} onChange={({ value }) => set(value)} />),
});
