import { lit } from '../support/lit.js';
import { html } from 'lit';
import { showCases } from '../support/cases.js';

const text = (el) =>
  html`<label>Name <input .value=${el.value} @input=${(e) => (el.value = e.target.value)} /></label>`;

showCases({
  text: { ci: true, show: lit('x-text', '', text) },
});
