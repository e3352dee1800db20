import { controlled } from '../support/react-case.jsx';
import { showCasesOfCi } from '../support/cases.js';

showCasesOfCi({
  'select beside': controlled({ code: '+1', number: '' }, (v, set) => (
    <fieldset>
      <legend>Phone</legend>
      <select aria-label="Country code" value={v.code} onChange={(e) => set({ ...v, code: e.target.value })}>
        <option value="+1">US (+1)</option>
        <option value="+44">UK (+44)</option>
        <option value="+49">DE (+49)</option>
      </select>
      <input
        type="tel"
        aria-label="Phone number"
        value={v.number}
        onChange={(e) => set({ ...v, number: e.target.value })}
      />
    </fieldset>
  )),
});
