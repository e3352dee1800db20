import '@carbon/styles/css/styles.css';
import { Slider } from '@carbon/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: controlled(5, (v, set) => (
    <Slider labelText="Volume" min={0} max={100} value={v} onChange={({ value }) => set(value)} />
  )),
});
