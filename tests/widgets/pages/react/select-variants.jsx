import { reported } from '../support/react-variants.jsx';
import { useActionState, useEffect, useRef, useState } from 'react';
import { createPortal, useFormStatus } from 'react-dom';
import { showCases } from '../support/cases.js';

function Action({ report }) {
  const [state, action] = useActionState(async (_, data) => Object.fromEntries(data), null);
  const form = useRef(null);
  const status = useFormStatus();
  useEffect(() => {
    const tell = () => report(Object.fromEntries(new FormData(form.current)));
    tell();
    form.current.addEventListener('input', tell);
  });
  return (
    <form action={action} ref={form}>
      <label>
        Email <input name="email" type="email" required />
      </label>
      <label>
        Message <textarea name="message" defaultValue="" />
      </label>
      <label>
        Favourite fruit
        <select name="fruit" defaultValue="">
          <option value="">Choose</option>
          <option value="fig">Fig</option>
          <option value="kiwi">Kiwi</option>
        </select>
      </label>
      <button disabled={status.pending}>Subscribe</button>
      <p>{state?.email}</p>
    </form>
  );
}

/** Fields in a closed shadow root and in an iframe, rendered by portals. */
function Shadowed({ report }) {
  const [v, set] = useState({ first: '', plan: '' });
  const [at, setAt] = useState(null);
  report(v);
  const host = useRef(null);
  useEffect(() => {
    const shadow = host.current.attachShadow({ mode: 'open' });
    setAt(shadow.appendChild(document.createElement('div')));
  }, []);
  return (
    <form>
      <div ref={host} />
      {at &&
        createPortal(
          <>
            <label>
              First name <input value={v.first} onChange={(e) => set((n) => ({ ...n, first: e.target.value }))} />
            </label>
            <label>
              Plan
              <select value={v.plan} onChange={(e) => set((n) => ({ ...n, plan: e.target.value }))}>
                <option value="">Choose</option>
                <option value="basic">Basic</option>
                <option value="pro">Pro</option>
              </select>
            </label>
          </>,
          at,
        )}
    </form>
  );
}

showCases({
  'action form': reported(Action),
  'open shadow root': { undo: false, show: reported(Shadowed) },
});
