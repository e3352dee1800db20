import { reported } from '../support/react.jsx';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { showCases } from '../support/cases.js';

/** Debounced: the model follows when typing has rested. */
function Debounced({ report }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const rest = setTimeout(() => report(text), 20);
    return () => clearTimeout(rest);
  }, [text, report]);
  return (
    <label>
      City <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

/** Each keystroke makes a new component type, so React mounts a new input. */
function Remounting({ report }) {
  const [text, setText] = useState('');
  useEffect(() => report(text), [text, report]);
  const Inner = () => (
    <label>
      Last name <input value={text} onChange={(event) => setText(event.target.value)} autoFocus={text !== ''} />
    </label>
  );
  return (
    <form>
      <Inner />
    </form>
  );
}

function FormatOnBlur({ report }) {
  const [text, setText] = useState('');
  useEffect(() => report(text), [text, report]);
  const money = (value) =>
    value === '' || Number.isNaN(Number(value))
      ? value
      : Number(value).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return (
    <label>
      Amount (USD)
      <input
        inputMode="decimal"
        value={text}
        onFocus={() => setText((now) => now.replace(/,/g, ''))}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText((now) => money(now))}
      />
    </label>
  );
}

/** The form lives in a frame; React draws into it. */
function Framed({ report }) {
  const frame = useRef(null);
  const [body, setBody] = useState(null);
  const [text, setText] = useState('');
  useEffect(() => report(text), [text, report]);
  return (
    <iframe
      ref={frame}
      title="form"
      srcDoc="<!doctype html><body></body>"
      onLoad={() => setBody(frame.current.contentDocument.body)}
    >
      {body &&
        createPortal(
          <label>
            First name <input value={text} onChange={(event) => setText(event.target.value)} />
          </label>,
          body,
        )}
    </iframe>
  );
}

showCases({
  debounced: { undo: false, show: reported(Debounced) },
  remounting: reported(Remounting),
  'format on blur': reported(FormatOnBlur),
  'form in a frame': reported(Framed),
});
