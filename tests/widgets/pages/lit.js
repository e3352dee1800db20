import { LitElement, html } from 'lit';
import { showCases } from './support/cases.js';

function lit(tag, initial, view, extra = {}) {
  return (root) => {
    class Case extends LitElement {
      static properties = { value: { state: true } };
      constructor() {
        super();
        this.value = initial;
      }
      render() {
        return view(this);
      }
    }
    customElements.define(tag, Case);
    const element = root.appendChild(document.createElement(tag));
    return { state: () => element.value, rerender: () => element.requestUpdate(), ...extra };
  };
}
const text = (el) =>
  html`<label>Name <input .value=${el.value} @input=${(e) => (el.value = e.target.value)} /></label>`;
showCases({
  text: lit('x-text', '', text),
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
  checkbox: lit(
    'x-check',
    false,
    (el) =>
      html`<label
        ><input type="checkbox" .checked=${el.value} @change=${(e) => (el.value = e.target.checked)} /> Terms</label
      >`,
  ),
  'own switch': lit(
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
});
