import { Slider as PrimeSlider } from 'primereact/slider';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import { Knob } from 'primereact/knob';

showCases({
  slider: controlled(20, (v, set) => <PrimeSlider value={v} onChange={(e) => set(e.value)} style={{ width: 300 }} />),
  range: controlled([20, 80], (v, set) => (
    <PrimeSlider value={v} onChange={(e) => set(e.value)} range style={{ width: 300 }} />
  )),
  knob: controlled(0, (v, set) => (
    <>
      <label id="l">Volume</label>
      <Knob value={v} onChange={(e) => set(e.value)} />
    </>
  )),
});
