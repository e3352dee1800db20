import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import { FormGroup, Slider, RangeSlider } from '@blueprintjs/core';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  slider: controlled(0, (v, set) => (
    <FormGroup label="Volume">
      <Slider min={0} max={10} value={v} onChange={set} />
    </FormGroup>
  )),
  'range slider': controlled([0, 10], (v, set) => (
    <FormGroup label="Price range">
      <RangeSlider min={0} max={10} value={v} onChange={set} />
    </FormGroup>
  )),
});
