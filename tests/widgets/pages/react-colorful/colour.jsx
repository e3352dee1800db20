import { HexColorInput, HexColorPicker, RgbaColorPicker } from 'react-colorful';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const label = (inner) => (
  <div>
    <label>Favourite colour</label>
    {inner}
  </div>
);

showCases({
  'react-colorful': controlled('#aabbcc', (v, set) => (
    <label>
      Colour
      <HexColorPicker color={v} onChange={set} />
      <HexColorInput color={v} onChange={set} prefixed />
    </label>
  )),
  colorful: controlled('#aabbcc', (v, set) => label(<HexColorPicker color={v} onChange={set} />)),
  'colorful input': controlled('#aabbcc', (v, set) => (
    <label>
      Colour <HexColorInput color={v} onChange={set} prefixed />
    </label>
  )),
  'colorful rgba': controlled({ r: 200, g: 150, b: 35, a: 0.5 }, (v, set) =>
    label(<RgbaColorPicker color={v} onChange={set} />),
  ),
});
