import { SignaturePad as ArkPad } from '@ark-ui/react/signature-pad';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  ark: {
    undo: false,
    show: controlled(0, (v, set) => (
      <ArkPad.Root onDrawEnd={(details) => set(details.paths.length)}>
        <ArkPad.Label>Sign below</ArkPad.Label>
        <ArkPad.Control style={{ width: 400, height: 150, position: 'relative', border: '1px solid' }}>
          <ArkPad.Segment />
          <ArkPad.ClearTrigger>×</ArkPad.ClearTrigger>
          <ArkPad.Guide />
        </ArkPad.Control>
      </ArkPad.Root>
    )),
  },
});
