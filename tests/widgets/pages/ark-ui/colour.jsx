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
  'ark by its button': (root) =>
    controlled('#eb5e41', (v, set) => (
      <ArkColor.Root value={parseColor(v)} onValueChange={(details) => set(details.value.toString('hex'))}>
        <ArkColor.Label>Colour</ArkColor.Label>
        <ArkColor.Control>
          <ArkColor.Trigger>
            <ArkColor.TransparencyGrid />
            <ArkColor.ValueSwatch style={{ width: 20, height: 20 }} />
          </ArkColor.Trigger>
        </ArkColor.Control>
        <ArkColor.Positioner>
          <ArkColor.Content>
            <ArkColor.Area style={{ width: 200, height: 150 }}>
              <ArkColor.AreaBackground style={{ width: '100%', height: '100%' }} />
              <ArkColor.AreaThumb style={{ width: 10, height: 10 }} />
            </ArkColor.Area>
            <ArkColor.ChannelSlider channel="hue" style={{ width: 200, height: 12 }}>
              <ArkColor.ChannelSliderTrack style={{ width: '100%', height: '100%' }} />
              <ArkColor.ChannelSliderThumb style={{ width: 10, height: 10 }} />
            </ArkColor.ChannelSlider>
          </ArkColor.Content>
        </ArkColor.Positioner>
        <ArkColor.HiddenInput />
      </ArkColor.Root>
    ))(root),
});
