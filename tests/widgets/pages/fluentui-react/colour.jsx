import { C } from '../support/fluentui-react.jsx';
import { ColorPicker, Label } from '@fluentui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  colour: controlled('#ffffff', (v, set) => (
    <C>
      <div>
        <Label>Favourite colour</Label>
        <ColorPicker color={v} onChange={(_, c) => set(c.str)} alphaType="none" showPreview />
      </div>
    </C>
  )),
});
