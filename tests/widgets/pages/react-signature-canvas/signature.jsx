import { useRef } from 'react';
import ReactSignatureModule from 'react-signature-canvas';
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

showCases({
  'react-signature-canvas': controlled(0, (v, set) => <Signing onChange={set} />),
});
