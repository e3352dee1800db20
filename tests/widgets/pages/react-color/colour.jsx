import { ChromePicker, CompactPicker, SketchPicker, TwitterPicker } from 'react-color';
import { useState } from 'react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

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
});
