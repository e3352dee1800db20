import 'carbon-components-svelte/css/white.css';
import { mount } from 'svelte';
import CarbonValue from './svelte/CarbonValue.svelte';

/** A case whose component reports its state after each change. */
export const svelte = (component, settings) => (root) => {
  let model = null;
  const form = root.appendChild(document.createElement('form'));
  mount(component, { target: form, props: { ...settings, report: (value) => (model = value) } });
  form.insertAdjacentHTML('beforeend', '<button type="submit">Send</button>');
  return { state: () => JSON.parse(JSON.stringify(model ?? null)) };
};

export const value = (component, start, settings) => svelte(CarbonValue, { component, value: start, settings });
