import { mount } from 'svelte';

/** A case whose component reports its state after each change. */
export const svelte =
  (component, extra = {}) =>
  (root) => {
    let model = null;
    const form = root.appendChild(document.createElement('form'));
    mount(component, { target: form, props: { report: (value) => (model = value) } });
    return { state: () => model, ...extra };
  };
