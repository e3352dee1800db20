import { lit } from '../support/lit.js';
import { html } from 'lit';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: {
    ci: true,
    show: lit(
      'x-check',
      false,
      (el) =>
        html`<label
          ><input type="checkbox" .checked=${el.value} @change=${(e) => (el.value = e.target.checked)} /> Terms</label
        >`,
    ),
  },
  'own switch': {
    ci: true,
    show: lit(
      'x-switch',
      false,
      (el) =>
        html`<span
          role="switch"
          tabindex="0"
          aria-label="Gift wrapping"
          aria-checked=${String(el.value)}
          @click=${() => (el.value = !el.value)}
          >o</span
        >`,
    ),
  },
});
