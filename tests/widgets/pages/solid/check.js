import { solid } from '../support/solid.js';
import html from 'solid-js/html';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: {
    ci: true,
    show: solid(
      false,
      (v, set) =>
        html`<label><input type="checkbox" checked=${v} onchange=${(e) => set(e.target.checked)} /> Terms</label>`,
    ),
  },
});
