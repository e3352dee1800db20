import '../../node_modules/@heroui/styles/dist/heroui.min.css';
import { ColorArea, ColorField, ColorPicker, ColorSlider, ColorSwatch, Label } from '@heroui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'colour field': controlled('#3366cc', (v, set) => (
    <ColorField value={v} onChange={(x) => x && set(x.toString('hex'))}>
      <Label>Colour</Label>
      <ColorField.Group>
        <ColorField.Input />
      </ColorField.Group>
    </ColorField>
  )),
  colour: controlled('#3366cc', (v, set) => (
    <ColorPicker value={v} onChange={(x) => set(x.toString('hex'))}>
      <ColorPicker.Trigger>
        <ColorSwatch size="lg" />
        <Label>Pick a colour</Label>
      </ColorPicker.Trigger>
      <ColorPicker.Popover>
        <ColorArea aria-label="Colour area" colorSpace="hsb" xChannel="saturation" yChannel="brightness">
          <ColorArea.Thumb />
        </ColorArea>
        <ColorSlider aria-label="Hue" channel="hue" colorSpace="hsb">
          <ColorSlider.Track>
            <ColorSlider.Thumb />
          </ColorSlider.Track>
        </ColorSlider>
      </ColorPicker.Popover>
    </ColorPicker>
  )),
});
