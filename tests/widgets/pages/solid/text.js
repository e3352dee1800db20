import { solid } from '../support/solid.js';
import html from 'solid-js/html';
import { showCases } from '../support/cases.js';

showCases({
  text: {
    ci: true,
    show: solid(
      '',
      (v, set) => html`<label>Name <input prop:value=${v} oninput=${(e) => set(e.target.value)} /></label>`,
    ),
  },
  'on change': {
    ci: true,
    show: solid('', (v, set) => html`<label>Name <input value=${v} onchange=${(e) => set(e.target.value)} /></label>`),
  },
});
