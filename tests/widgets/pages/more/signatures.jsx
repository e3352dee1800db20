import { SignaturePad as ArkPad } from '@ark-ui/react/signature-pad';
import { useRef } from 'react';
import ReactSignatureModule from 'react-signature-canvas';
import SignaturePad from 'signature_pad';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

/** A CommonJS module in ES clothes. */
const ReactSignature = ReactSignatureModule.default ?? ReactSignatureModule;

function Signing({ onChange }) {
  const pad = useRef(null);
  return (
    <div>
      <p>Signature</p>
      <ReactSignature
        ref={pad}
        penColor="green"
        canvasProps={{ width: 400, height: 150 }}
        onEnd={() => onChange(pad.current.toData().length)}
      />
      <button
        type="button"
        onClick={() => {
          pad.current.clear();
          onChange(0);
        }}
      >
        Clear
      </button>
    </div>
  );
}

/** A canvas with drawing code of the page's own; counts the strokes. */
function plainCanvas(root, types) {
  root.innerHTML =
    '<form><label>Please sign here</label><div><canvas width="400" height="150" style="border:1px solid"></canvas></div><button type="button">Clear</button></form>';
  const canvas = root.querySelector('canvas');
  const context = canvas.getContext('2d');
  let isDown = false;
  let points = 0;
  canvas.addEventListener(types[0], (event) => {
    isDown = true;
    context.moveTo(event.offsetX, event.offsetY);
  });
  canvas.addEventListener(types[1], (event) => {
    if (!isDown) return;
    points++;
    context.lineTo(event.offsetX, event.offsetY);
    context.stroke();
  });
  (types[2].startsWith('mouse') ? document : canvas).addEventListener(types[2], () => (isDown = false));
  root.querySelector('button').onclick = () => {
    context.clearRect(0, 0, 400, 150);
    points = 0;
  };
  return { state: () => points > 5 };
}

showCases({
  signature_pad: (root) => {
    root.innerHTML =
      '<form><label>Signature</label><div class="wrapper"><canvas width="400" height="200"></canvas></div><button type="button" id="clear">Clear</button></form>';
    const pad = new SignaturePad(root.querySelector('canvas'));
    root.querySelector('#clear').onclick = () => pad.clear();
    return { state: () => !pad.isEmpty() };
  },
  'signature_pad demo': (root) => {
    root.innerHTML =
      '<div id="signature-pad" class="signature-pad"><div class="signature-pad--body"><canvas width="400" height="200"></canvas></div><div class="signature-pad--footer"><div class="description">Sign above</div><button type="button" class="button clear" data-action="clear">Clear</button><button type="button" class="button" data-action="undo">Undo</button></div></div>';
    const pad = new SignaturePad(root.querySelector('canvas'));
    root.querySelector('[data-action=clear]').onclick = () => pad.clear();
    return { state: () => !pad.isEmpty() };
  },
  'react-signature-canvas': controlled(0, (v, set) => <Signing onChange={set} />),
  ark: controlled(
    0,
    (v, set) => (
      <ArkPad.Root onDrawEnd={(details) => set(details.paths.length)}>
        <ArkPad.Label>Sign below</ArkPad.Label>
        <ArkPad.Control style={{ width: 400, height: 150, position: 'relative', border: '1px solid' }}>
          <ArkPad.Segment />
          <ArkPad.ClearTrigger>×</ArkPad.ClearTrigger>
          <ArkPad.Guide />
        </ArkPad.Control>
      </ArkPad.Root>
    ),
    { undo: false },
  ),
  'plain mouse': (root) => plainCanvas(root, ['mousedown', 'mousemove', 'mouseup']),
  'plain pointer': (root) => plainCanvas(root, ['pointerdown', 'pointermove', 'pointerup']),
});
