import { solid } from '../support/solid.js';
import html from 'solid-js/html';
import { showCases } from '../support/cases.js';

showCases({
  select: solid(
    '',
    (v, set) =>
      html`<label
        >Fruit
        <select onchange=${(e) => set(e.target.value)}>
          <option value="">Choose</option>
          <option>Apple</option>
        </select></label
      >`,
  ),
});
