import { ColorPicker as ArkColor, parseColor } from '@ark-ui/react/color-picker';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  ark: (root) =>
    controlled('#eb5e41', (v, set) => (
      <ArkColor.Root value={parseColor(v)} onValueChange={(details) => set(details.value.toString('hex'))}>
        <ArkColor.Label>Colour</ArkColor.Label>
        <ArkColor.Control>
          <ArkColor.ChannelInput channel="hex" />
          <ArkColor.Trigger>
            <ArkColor.ValueSwatch style={{ width: 20, height: 20 }} />
          </ArkColor.Trigger>
        </ArkColor.Control>
        <ArkColor.Positioner>
          <ArkColor.Content>
            <ArkColor.Area>
              <ArkColor.AreaBackground />
              <ArkColor.AreaThumb />
            </ArkColor.Area>
            <ArkColor.ChannelSlider channel="hue">
              <ArkColor.ChannelSliderTrack />
              <ArkColor.ChannelSliderThumb />
            </ArkColor.ChannelSlider>
          </ArkColor.Content>
        </ArkColor.Positioner>
        <ArkColor.HiddenInput />
      </ArkColor.Root>
    ))(root),
});
