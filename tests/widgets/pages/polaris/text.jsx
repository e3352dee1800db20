import { ColorPicker, DropZone, RangeSlider, TextField } from '@shopify/polaris';
import { polaris } from '../support/polaris.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'text field': polaris('', (v, set) => <TextField label="First name" value={v} onChange={set} autoComplete="off" />),
  'text field email': polaris('', (v, set) => (
    <TextField label="Email" type="email" value={v} onChange={set} autoComplete="email" />
  )),
  'text field number': polaris('', (v, set) => (
    <TextField label="Quantity" type="number" value={v} onChange={set} autoComplete="off" />
  )),
  'text field multiline': polaris('', (v, set) => (
    <TextField label="Message" multiline={4} value={v} onChange={set} autoComplete="off" />
  )),
  'text field with prefix': polaris('', (v, set) => (
    <TextField label="Price" prefix="$" type="currency" value={v} onChange={set} autoComplete="off" />
  )),
  'range slider': polaris(20, (v, set) => <RangeSlider label="Volume" value={v} onChange={set} output />),
  'range slider of two': polaris([20, 80], (v, set) => (
    <RangeSlider label="Price range" min={0} max={100} value={v} onChange={set} output />
  )),
  'color picker': {
    undo: false,
    show: polaris({ hue: 120, brightness: 1, saturation: 1 }, (v, set) => (
      <div aria-label="Colour" role="group">
        <ColorPicker color={v} onChange={set} />
      </div>
    )),
  },
  'drop zone': {
    undo: false,
    show: polaris([], (v, set) => (
      <DropZone label="Attachments" onDrop={(files) => set(files.map(({ name }) => name))}>
        <DropZone.FileUpload />
        {v.join()}
      </DropZone>
    )),
  },
});
