import { reported } from '../support/react-variants.jsx';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import { useId, useState } from 'react';

/** A wizard's step, checked when it is left. */
function ChoiceOnly({ report }) {
  const [v, set] = useState({ kind: '', extras: [], vat: '' });
  report(v);
  const id = useId();
  return (
    <form>
      <fieldset>
        <legend>Customer type</legend>
        {['private', 'business'].map((k) => (
          <div key={k}>
            <input
              id={id + k}
              type="radio"
              name="kind"
              value={k}
              checked={v.kind === k}
              onChange={() => set((n) => ({ ...n, kind: k }))}
            />
            <label htmlFor={id + k}>{k}</label>
          </div>
        ))}
      </fieldset>
      <fieldset>
        <legend>Extras</legend>
        {['Breakfast', 'Parking', 'Late check-out'].map((x) => (
          <label key={x}>
            <input
              type="checkbox"
              checked={v.extras.includes(x)}
              onChange={(e) =>
                set((n) => ({ ...n, extras: e.target.checked ? [...n.extras, x] : n.extras.filter((y) => y !== x) }))
              }
            />
            {x}
          </label>
        ))}
      </fieldset>
      {v.kind === 'business' && (
        <label>
          VAT number <input value={v.vat} onChange={(e) => set((n) => ({ ...n, vat: e.target.value }))} />
        </label>
      )}
    </form>
  );
}

showCases({
  checkbox: controlled(false, (v, set) => (
    <label>
      <input type="checkbox" checked={v} onChange={(e) => set(e.target.checked)} /> Terms
    </label>
  )),
  'field after a choice': { undo: false, show: reported(ChoiceOnly) },
});
