import { createSignal } from 'solid-js';
import html from 'solid-js/html';
import { render } from 'solid-js/web';
import { showCases } from './support/cases.js';

function solid(initial, view, extra = {}) {
  return (root) => {
    const [value, set] = createSignal(initial);
    render(() => view(value, set), root);
    return { state: () => value(), ...extra };
  };
}
showCases({
  text: solid(
    '',
    (v, set) => html`<label>Name <input prop:value=${v} oninput=${(e) => set(e.target.value)} /></label>`,
  ),
  'on change': solid(
    '',
    (v, set) => html`<label>Name <input value=${v} onchange=${(e) => set(e.target.value)} /></label>`,
  ),
  checkbox: solid(
    false,
    (v, set) =>
      html`<label><input type="checkbox" checked=${v} onchange=${(e) => set(e.target.checked)} /> Terms</label>`,
  ),
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
