import { lit } from '../support/lit.js';
import { html } from 'lit';
import { showCases } from '../support/cases.js';

showCases({
  select: lit(
    'x-select',
    '',
    (el) =>
      html`<label
        >Fruit
        <select @change=${(e) => (el.value = e.target.value)}>
          <option value="">Choose</option>
          <option>Apple</option>
        </select></label
      >`,
  ),
});
