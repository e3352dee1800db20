import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Cases shown so far: several on one page have ids of their own. */
let cases = 0;

/**
 * A case whose model is React state.
 * @param initial the model before
 * @param render `(value, setValue) => element`
 */
export function controlled(initial, render, extra = {}) {
  return (root) => {
    let model = initial;
    let rerender;
    function Case() {
      const [value, setValue] = useState(initial);
      const [, count] = useState(0);
      model = value;
      rerender = () => count((n) => n + 1);
      return (
        <form>
          {render(value, setValue)}
          <output hidden>{String(JSON.stringify(value))}</output>
          <button type="submit">Send</button>
        </form>
      );
    }
    createRoot(root, { identifierPrefix: `case${cases++}-` }).render(<Case />);
    return { state: () => plain(model), rerender: () => rerender?.(), ...extra };
  };
}

function plain(value) {
  if (value instanceof Date) return value.toISOString();
  return JSON.parse(JSON.stringify(value ?? null));
}
