import { Slider as BaseSlider } from '@base-ui/react/slider';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const thumb = { width: 20, height: 20, background: 'gray' };

showCases({
  slider: controlled(25, (v, set) => (
    <BaseSlider.Root value={v} onValueChange={set}>
      <BaseSlider.Control style={{ width: 300, height: 20 }}>
        <BaseSlider.Track style={{ width: 300, height: 6, background: '#ccc' }}>
          <BaseSlider.Indicator />
          <BaseSlider.Thumb aria-label="Volume" style={thumb} />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  )),
  range: controlled([25, 45], (v, set) => (
    <BaseSlider.Root value={v} onValueChange={set}>
      <BaseSlider.Control style={{ width: 300, height: 20 }}>
        <BaseSlider.Track style={{ width: 300, height: 6, background: '#ccc' }}>
          <BaseSlider.Indicator />
          <BaseSlider.Thumb index={0} aria-label="Lowest price" style={thumb} />
          <BaseSlider.Thumb index={1} aria-label="Highest price" style={thumb} />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  )),
});
