import { C } from '../support/react-spectrum.jsx';
import { ColorField, ColorPicker, ColorSlider, ColorEditor } from '@adobe/react-spectrum';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'color field': controlled(null, (v, set) => (
    <C>
      <ColorField label="Primary colour" value={v} onChange={(c) => set(c ? c.toString('hex') : null)} />
    </C>
  )),
  'color picker': controlled('#ff0000', (v, set) => (
    <C>
      <ColorPicker label="Fill colour" value={v} onChange={(c) => set(c.toString('hex'))}>
        <ColorEditor />
      </ColorPicker>
    </C>
  )),
  'color slider': controlled('hsl(0, 100%, 50%)', (v, set) => (
    <C>
      <ColorSlider label="Hue" channel="hue" value={v} onChange={(c) => set(c.toString('hsl'))} />
    </C>
  )),
});
