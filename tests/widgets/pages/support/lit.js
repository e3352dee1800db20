import { LitElement } from 'lit';

export function lit(tag, initial, view, extra = {}) {
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
