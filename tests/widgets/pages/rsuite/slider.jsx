import 'rsuite/dist/rsuite.min.css';
import { Slider as RSlider } from 'rsuite';
import { showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

showCases({
  slider: controlled(20, (value, set) => (
    <div style={{ padding: 20 }}>
      <RSlider value={value} onChange={set} aria-label="Volume" />
    </div>
  )),
});
