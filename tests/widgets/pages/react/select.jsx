import { reported } from '../support/react.jsx';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import { useRef } from 'react';

function Uncontrolled({ report }) {
  const form = useRef(null);
  const read = () => report(Object.fromEntries(new FormData(form.current)));
  return (
    <form ref={form} onInput={read} onChange={read}>
      <label>
        Company <input name="company" defaultValue="" />
      </label>
      <label>
        Country
        <select name="country" defaultValue="">
          <option value="">Choose</option>
          <option value="de">Germany</option>
          <option value="us">United States</option>
        </select>
      </label>
      <label>
        Comments <textarea name="comments" defaultValue="" />
      </label>
    </form>
  );
}

showCases({
  select: {
    ci: true,
    show: controlled('', (v, set) => (
      <label>
        Fruit{' '}
        <select value={v} onChange={(e) => set(e.target.value)}>
          <option value="">Choose</option>
          <option>Apple</option>
          <option>Fig</option>
        </select>
      </label>
    )),
  },
  uncontrolled: { ci: true, undo: false, show: reported(Uncontrolled) },
});
