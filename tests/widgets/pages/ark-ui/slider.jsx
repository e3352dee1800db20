import { Slider as ArkSlider } from '@ark-ui/react/slider';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import { AngleSlider } from '@ark-ui/react/angle-slider';

const thumb = { width: 20, height: 20, background: 'gray' };

showCases({
  slider: controlled([30], (v, set) => (
    <ArkSlider.Root value={v} onValueChange={(details) => set(details.value)}>
      <ArkSlider.Label>Volume</ArkSlider.Label>
      <ArkSlider.Control style={{ width: 300, height: 20 }}>
        <ArkSlider.Track style={{ width: 300, height: 6, background: '#ccc' }}>
          <ArkSlider.Range />
        </ArkSlider.Track>
        <ArkSlider.Thumb index={0} style={thumb}>
          <ArkSlider.HiddenInput />
        </ArkSlider.Thumb>
      </ArkSlider.Control>
    </ArkSlider.Root>
  )),
  angle: controlled(0, (v, set) => (
    <AngleSlider.Root value={v} onValueChange={(details) => set(details.value)}>
      <AngleSlider.Label>Wind direction</AngleSlider.Label>
      <AngleSlider.Control style={{ width: 100, height: 100, position: 'relative' }}>
        <AngleSlider.Thumb style={{ position: 'absolute', width: 5, height: 100 }} />
      </AngleSlider.Control>
      <AngleSlider.HiddenInput />
    </AngleSlider.Root>
  )),
});
