import '../support/jquery-global.js';
import { ColorPicker as MantineColor, MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { ColorPicker as AntColor } from 'antd';
import { ColorPicker as ArkColor, parseColor } from '@ark-ui/react/color-picker';
import Coloris from '@melloware/coloris';
import '@melloware/coloris/dist/coloris.css';
import Pickr from '@simonwep/pickr';
import '@simonwep/pickr/dist/themes/classic.min.css';
import $ from 'jquery';
import { ColorPicker as PrimeColor } from 'primereact/colorpicker';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { ChromePicker, CompactPicker, SketchPicker, TwitterPicker } from 'react-color';
import { HexColorInput, HexColorPicker, RgbaColorPicker } from 'react-colorful';
import 'spectrum-colorpicker2/dist/spectrum.js';
import 'spectrum-colorpicker2/dist/spectrum.css';
import { useState } from 'react';
import { controlled } from '../support/react-case.jsx';
import { form, showCases } from '../support/cases.js';

const label = (inner) => (
  <div>
    <label>Favourite colour</label>
    {inner}
  </div>
);

/** A swatch that opens a picker, as react-color's documentation shows it. */
function Swatch({ value, onChange }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <div
        className="swatch"
        style={{ display: 'inline-block', padding: 5, cursor: 'pointer', boxShadow: '0 0 0 1px gray' }}
        onClick={() => setOpen(!isOpen)}
      >
        <div style={{ width: 36, height: 14, background: value }} />
      </div>
      {isOpen && (
        <div style={{ position: 'absolute', zIndex: 2 }}>
          <div style={{ position: 'fixed', inset: 0 }} onClick={() => setOpen(false)} />
          <SketchPicker color={value} onChange={({ hex }) => onChange(hex)} />
        </div>
      )}
    </div>
  );
}

showCases({
  sketch: controlled('#112233', (v, set) => label(<SketchPicker color={v} onChange={({ hex }) => set(hex)} />)),
  chrome: controlled('#112233', (v, set) =>
    label(<ChromePicker disableAlpha color={v} onChange={({ hex }) => set(hex)} />),
  ),
  twitter: controlled('#112233', (v, set) => label(<TwitterPicker color={v} onChange={({ hex }) => set(hex)} />)),
  compact: controlled('#112233', (v, set) => label(<CompactPicker color={v} onChange={({ hex }) => set(hex)} />)),
  'behind a swatch': controlled('#112233', (v, set) => label(<Swatch value={v} onChange={set} />)),
  colorful: controlled('#aabbcc', (v, set) => label(<HexColorPicker color={v} onChange={set} />)),
  'colorful input': controlled('#aabbcc', (v, set) => (
    <label>
      Colour <HexColorInput color={v} onChange={set} prefixed />
    </label>
  )),
  'colorful rgba': controlled({ r: 200, g: 150, b: 35, a: 0.5 }, (v, set) =>
    label(<RgbaColorPicker color={v} onChange={set} />),
  ),
  primereact: controlled('112233', (v, set) => label(<PrimeColor value={v} onChange={(e) => set(e.value)} />)),
  'primereact inline': controlled('112233', (v, set) =>
    label(<PrimeColor inline value={v} onChange={(e) => set(e.value)} />),
  ),
  antd: controlled('#aabbcc', (v, set) => label(<AntColor value={v} onChange={(c) => set(c.toHexString())} />)),
  'mantine picker': controlled('#aabbcc', (v, set) => (
    <MantineProvider>{label(<MantineColor value={v} onChange={set} />)}</MantineProvider>
  )),
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
  coloris: (root) => {
    const input = form(root, 'Colour', '<input id="widget" type="text" data-coloris>');
    Coloris.init();
    Coloris({ el: '#widget', format: 'hex' });
    return { state: () => input.value };
  },
  'spectrum button': (root) => {
    const input = form(root, 'Colour', '<input id="widget" value="#ff0000">');
    let state = '';
    $(input).spectrum({ type: 'color', showInput: true, change: (color) => (state = color?.toHexString() ?? '') });
    return { state: () => state, undo: false };
  },
  'spectrum flat': (root) => {
    const input = form(root, 'Colour', '<input id="widget" value="#ff0000">');
    $(input).spectrum({ type: 'text', showInput: true });
    return { state: () => $(input).spectrum('get').toHexString() };
  },
  'pickr classic': (root) => {
    root.innerHTML = '<form><label>Colour</label><div class="color-picker"></div></form>';
    const widget = Pickr.create({
      el: '.color-picker',
      theme: 'classic',
      components: {
        preview: true,
        opacity: true,
        hue: true,
        interaction: { hex: true, input: true, clear: true, save: true },
      },
    });
    let state = '';
    widget.on('save', (color) => (state = color?.toHEXA().toString() ?? ''));
    return { state: () => state, undo: false };
  },
  swatches: controlled(
    '',
    (v, set) =>
      label(
        <div className="swatches" role="radiogroup" aria-label="Colour">
          {['Red', 'Green', 'Blue'].map((name) => (
            <button
              key={name}
              type="button"
              role="radio"
              aria-checked={v === name}
              aria-label={name}
              onClick={() => set(name)}
              style={{ background: name, width: 24, height: 24 }}
            />
          ))}
        </div>,
      ),
    { undo: false },
  ),
});
